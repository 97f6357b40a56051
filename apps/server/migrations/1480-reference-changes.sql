-- Which tables of reference data changed, and in which transaction: a process compares it with the last snapshot it saw,
-- so that what it has read of these tables can be used again (kernel/reference-memory.ts).
create table kernel.reference_change (
  xid xid8 not null default pg_current_xact_id(),
  source text not null,
  changed_at timestamptz not null default now(),
  primary key (xid, source)
);

create function kernel.note_reference_change() returns trigger language plpgsql as $$
begin
  insert into kernel.reference_change (source) values (tg_table_schema || '.' || tg_table_name) on conflict do nothing;
  return null;
end $$;

-- Always: also when a loader turns other triggers off.
do $$
declare
  source text;
begin
  foreach source in array array[
    'agreements.home_wording', 'agreements.template', 'attribution.terms', 'automations.rule',
    'availability.home_calendar', 'availability.stay_rule', 'homes.area', 'homes.contract', 'homes.home', 'homes.home_group', 'homes.part', 'homes.share', 'media.attachment', 'media.picture',
    'notifications.secret', 'partners.home_referral', 'people.rental_ban', 'people.tag', 'pricing.fee', 'pricing.tax']
  loop
    execute format(
      'create trigger noted_for_memory after insert or update or delete or truncate on %s
        for each statement execute function kernel.note_reference_change()', source);
    execute format('alter table %s enable always trigger noted_for_memory', source);
  end loop;
end $$;
