-- Stored codes and keys take the names the product uses: a request that waits for the guest is open, a charge removed
-- from a stay is canceled, and a cancellation policy says for whom money is retained.

create temporary table former_check on commit drop as
  select conrelid::regclass as of_table, conname as name,
    replace(replace(pg_get_constraintdef(oid), '''asked''', case conrelid when 'works.word'::regclass
      then '''requested''' else '''open''' end), '''taken_back''', '''canceled''') as definition
  from pg_constraint
  where contype = 'c' and pg_get_constraintdef(oid) ~ '''(asked|taken_back)'''
    and conrelid in ('bookings.payment_request'::regclass, 'bookings.change_request'::regclass,
      'claims.claim'::regclass, 'works.word'::regclass);
do $$ declare former former_check; begin
  for former in select * from former_check loop
    execute format('alter table %s drop constraint %I', former.of_table, former.name);
  end loop;
end $$;

drop index bookings.change_request_open;
drop index bookings.change_request_expiring;
drop index claims.claim_overdue;
update bookings.payment_request set state = case state when 'asked' then 'open' else 'canceled' end
where state in ('asked', 'taken_back');
update bookings.change_request set state = 'open' where state = 'asked';
update claims.claim set state = 'open' where state = 'asked';
update works.word set what = 'requested' where what = 'asked';
alter table bookings.payment_request alter column state set default 'open';
alter table bookings.change_request alter column state set default 'open';
alter table claims.claim alter column state set default 'open';
create unique index change_request_open on bookings.change_request (booking_id) where state = 'open';
create index change_request_expiring on bookings.change_request (expires_at) where state = 'open';
create index claim_overdue on claims.claim (answer_by) where state in ('open', 'answered');
do $$ declare former former_check; begin
  for former in select * from former_check loop
    execute format('alter table %s add constraint %I %s', former.of_table, former.name, former.definition);
  end loop;
end $$;

alter table bookings.timeline disable trigger timeline_stays;
update bookings.timeline set what = case what when 'asked' then 'charge_accepted' else 'charge_canceled' end
where what in ('asked', 'taken_back');
alter table bookings.timeline enable trigger timeline_stays;

create function pg_temp.renamed(jsonb) returns jsonb language sql immutable as $$
  select replace($1::text, '"keptFor": ', '"retainedFor": ')::jsonb
$$;

-- As `canonicalJson` of the product writes it: the keys of every object in order, and no spaces.
create function pg_temp.canonical(jsonb) returns text language sql immutable as $$
  select case jsonb_typeof($1)
    when 'object' then '{' || coalesce((select string_agg(to_jsonb(key)::text || ':' || pg_temp.canonical(value), ','
      order by key collate "C") from jsonb_each($1)), '') || '}'
    when 'array' then '[' || coalesce((select string_agg(pg_temp.canonical(value), ',' order by at)
      from jsonb_array_elements($1) with ordinality elements(value, at)), '') || ']'
    else $1::text end
$$;

-- A quote is still named by the same hash; its seal is the hash of the document as it is now.
alter table pricing.quote disable trigger quote_is_frozen;
update pricing.quote set document = renamed.document, seal = translate(rtrim(encode(sha256(convert_to(
    pg_temp.canonical(renamed.document), 'UTF8')), 'base64'), '='), '+/', '-_')
from (select id, pg_temp.renamed(document) as document from pricing.quote
  where document -> 'policy' ? 'keptFor') renamed
where renamed.id = quote.id;
alter table pricing.quote enable trigger quote_is_frozen;
update pricing.terms set policy = pg_temp.renamed(policy) where policy ? 'keptFor';
update pricing.policy set policy = pg_temp.renamed(policy) where policy ? 'keptFor';
update bookings.booking set quote = pg_temp.renamed(quote) where quote -> 'policy' ? 'keptFor';
alter table bookings.earlier_terms disable trigger earlier_terms_stay;
update bookings.earlier_terms set quote = pg_temp.renamed(quote) where quote -> 'policy' ? 'keptFor';
alter table bookings.earlier_terms enable trigger earlier_terms_stay;

alter table pricing.asked_stay rename to searched_stay;
update tastes.taste set reading = replace(replace(reading::text, '"harbour"', '"harbor"'), '"sureness": ', '"confidence": ')::jsonb;
update documents.wording set body = replace(body, '{{house}}', '{{home}}') where body like '%{{house}}%';
select accounts.watch_tables();
