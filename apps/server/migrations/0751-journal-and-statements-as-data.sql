-- Journal entries, refunds, timelines, and statements held English sentences. They hold the code of a message and its
-- values instead, which packages/wording renders for each reader. A fee keeps its number and its name from the price into
-- the journal. What no rule below knows was written by a person, or long ago, and stays as it is written.

create or replace function pg_temp.said(code text, params jsonb default null) returns jsonb language sql immutable as $$
  select case when params is null then jsonb_build_object('code', code)
    else jsonb_build_object('code', code, 'params', params) end
$$;

create or replace function pg_temp.written(text) returns jsonb language sql immutable as $$
  select pg_temp.said('as_written', jsonb_build_object('text', $1))
$$;

create or replace function pg_temp.share(text) returns jsonb language sql immutable as $$
  select jsonb_build_object('basisPoints', round($1::numeric * 100)::integer)
$$;

create or replace function pg_temp.canonical(jsonb) returns text language sql immutable as $$
  select case jsonb_typeof($1)
    when 'object' then '{' || coalesce((select string_agg(to_jsonb(key)::text || ':' || pg_temp.canonical(value), ','
      order by key collate "C") from jsonb_each($1)), '') || '}'
    when 'array' then '[' || coalesce((select string_agg(pg_temp.canonical(value), ',' order by at)
      from jsonb_array_elements($1) with ordinality elements(value, at)), '') || ']'
    else $1::text end
$$;

create or replace function pg_temp.moment(text, zone text) returns jsonb language sql stable as $$
  select case when $1 ~ ' ([ECMP][SD]T|AK[SD]T|HST|GMT|UTC)$'
    then jsonb_build_object('zone', zone,
      'instant', to_char(substr($1, 6)::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    else to_jsonb($1) end
$$;

-- Fees of a price hold the number of their fee.
create or replace function pg_temp.with_fees(jsonb) returns jsonb language sql immutable as $$
  select jsonb_set($1, '{price,fees}', (
    select coalesce(jsonb_agg(line || jsonb_build_object('fee', case when line->'why'->>'rule' ~ '^fee:\d+$'
      then to_jsonb(substr(line->'why'->>'rule', 5)::bigint) else 'null'::jsonb end) order by at), '[]')
    from jsonb_array_elements($1->'price'->'fees') with ordinality lines(line, at)))
$$;

alter table pricing.quote disable trigger quote_is_frozen;
update pricing.quote set document = rewritten.document, seal = translate(rtrim(encode(sha256(convert_to(
    pg_temp.canonical(rewritten.document), 'UTF8')), 'base64'), '='), '+/', '-_')
from (select id, pg_temp.with_fees(document) as document from pricing.quote) rewritten where rewritten.id = quote.id;
alter table pricing.quote enable trigger quote_is_frozen;
alter table bookings.earlier_terms disable trigger earlier_terms_stay;
update bookings.earlier_terms set quote = pg_temp.with_fees(quote);
alter table bookings.earlier_terms enable trigger earlier_terms_stay;
update bookings.booking set quote = pg_temp.with_fees(quote);

-- Why a line of the journal is what it is.
create or replace function pg_temp.why(text) returns jsonb language plpgsql immutable as $$
declare
  m text[];
begin
  m := regexp_match($1, '^([\d.]+)% commission, contract version (\d+)$');
  if m is not null then
    return pg_temp.said('journal.commission', jsonb_build_object('percent', pg_temp.share(m[1]), 'version', m[2]));
  end if;
  m := regexp_match($1, '^rent less ([\d.]+)% commission$');
  if m is not null then return pg_temp.said('journal.owner', jsonb_build_object('percent', pg_temp.share(m[1]))); end if;
  m := regexp_match($1, '^Sent back by the bank: (.*)$');
  if m is not null then return pg_temp.said('journal.payout_returned', jsonb_build_object('reason', m[1])); end if;
  m := regexp_match($1, '^Claim (\d+), settled$');
  if m is not null then return pg_temp.said('claim.settled_document', jsonb_build_object('id', m[1])); end if;
  return case $1
    when 'the stay is earned' then pg_temp.said('journal.earned')
    when 'what is earned of the stay costs something else now' then pg_temp.said('journal.repriced')
    when 'kept of a canceled stay' then pg_temp.said('journal.retained')
    when 'earned, and not paid by the guest yet' then pg_temp.said('journal.unpaid')
    when 'collected for the authority' then pg_temp.said('journal.tax')
    when 'owed to the provider of the travel protection' then pg_temp.said('journal.protection')
    when 'kept to pay for damage' then pg_temp.said('journal.waiver')
    when 'cleaning and running the house' then pg_temp.said('journal.cleaning')
    when 'service fee' then pg_temp.said('journal.service')
    when 'the operator’s part, due by transfer' then pg_temp.said('journal.due_to_company')
    when 'paid after the stay was earned' then pg_temp.said('journal.collected')
    when 'cleaning and running the home' then pg_temp.said('journal.cleaning')
    when 'dispute won' then pg_temp.said('journal.dispute_won')
    when 'the payment was withdrawn' then pg_temp.said('journal.payment_withdrawn')
    when 'the guest took back what they had paid in advance' then pg_temp.said('journal.dispute_deposit')
    when 'the operator bears what the card company took' then pg_temp.said('journal.dispute_advanced')
    when 'taken back by the card company' then pg_temp.said('journal.dispute_taken')
    when 'to be won back from the guest' then pg_temp.said('journal.dispute_claim')
    when 'the trust owes the operator less' then pg_temp.said('journal.dispute_trust')
    when 'Goodwill beyond the cancellation policy' then pg_temp.said('journal.goodwill')
    when 'The nights were let again.' then pg_temp.said('journal.rebooked')
    else pg_temp.written($1) end;
end $$;

-- Why a refund is made.
create or replace function pg_temp.refund(text) returns jsonb language plpgsql immutable as $$
declare
  m text[];
begin
  m := regexp_match($1, '^Booking (\S+) was (canceled|changed)\.$');
  if m is not null then return pg_temp.said('refund.' || m[2], jsonb_build_object('number', m[1])); end if;
  m := regexp_match($1, '^“(.*)” was canceled\.$');
  if m is not null then return pg_temp.said('refund.charge_canceled', jsonb_build_object('reason', m[1])); end if;
  return case $1
    when 'The stay did not come about.' then pg_temp.said('refund.not_booked')
    when 'More was paid than the stay costs.' then pg_temp.said('refund.paid_twice')
    when 'This part had already been paid.' then pg_temp.said('refund.already_paid')
    when 'The nights were let again.' then pg_temp.said('refund.rebooked')
    else pg_temp.written($1) end;
end $$;

-- What an entry is about.
create or replace function pg_temp.document(text) returns jsonb language plpgsql immutable as $$
declare
  m text[];
begin
  m := regexp_match($1, '^Booking (PL-\d+)$');
  if m is not null then return pg_temp.said('entry.booking', jsonb_build_object('number', m[1])); end if;
  m := regexp_match($1, '^Payment (\d+), (.+)$');
  if m is not null then return pg_temp.said('entry.payment', jsonb_build_object('id', m[1], 'method', m[2])); end if;
  m := regexp_match($1, '^Refund (\d+): (.+)$');
  if m is not null then
    return pg_temp.said('entry.refund', jsonb_build_object('id', m[1], 'why', pg_temp.refund(m[2])));
  end if;
  m := regexp_match($1, '^Refund (\d+) by other means: (.+)$');
  if m is not null then return pg_temp.said('entry.refund_other', jsonb_build_object('id', m[1], 'proof', m[2])); end if;
  m := regexp_match($1, '^Refund (\d+), sent back: (.+)$');
  if m is not null then return pg_temp.said('entry.refund_returned', jsonb_build_object('id', m[1], 'why', m[2])); end if;
  m := regexp_match($1, '^Dispute (.+) of payment (\d+)$');
  if m is not null then return pg_temp.said('entry.dispute', jsonb_build_object('reference', m[1], 'id', m[2])); end if;
  m := regexp_match($1, '^Dispute (.+), lost$');
  if m is not null then return pg_temp.said('entry.dispute_lost', jsonb_build_object('reference', m[1])); end if;
  m := regexp_match($1, '^Settlement (\d+) of the card processor$');
  if m is not null then return pg_temp.said('entry.settlement', jsonb_build_object('id', m[1])); end if;
  m := regexp_match($1, '^Travel protection, payment (\d+): (.+)$');
  if m is not null then return pg_temp.said('entry.protection', jsonb_build_object('id', m[1], 'reference', m[2])); end if;
  m := regexp_match($1, '^Payout (\d+)$');
  if m is not null then return pg_temp.said('entry.payout', jsonb_build_object('id', m[1])); end if;
  m := regexp_match($1, '^Payout (\d+): (.+)$');
  if m is not null then return pg_temp.said('entry.payout_note', jsonb_build_object('id', m[1], 'note', m[2])); end if;
  m := regexp_match($1, '^Payment of (\S+): (.+)$');
  if m is not null then return pg_temp.said('entry.owner_payment', jsonb_build_object('number', m[1], 'reference', m[2])); end if;
  m := regexp_match($1, '^Transfer (\S+): (.+)$');
  if m is not null then return pg_temp.said('entry.transfer', jsonb_build_object('number', m[1], 'reference', m[2])); end if;
  m := regexp_match($1, '^Claim (\d+), settled$');
  if m is not null then return pg_temp.said('claim.settled_document', jsonb_build_object('id', m[1])); end if;
  return pg_temp.written($1);
end $$;

alter table ledger.line disable trigger line_stays;
alter table ledger.entry disable trigger entry_stays;
grant update on ledger.line, ledger.entry to current_user;
alter table ledger.line alter column why drop default;
alter table ledger.line alter column why type jsonb using pg_temp.why(why);
alter table ledger.line alter column why set default '{"code": "as_written", "params": {"text": ""}}';
alter table ledger.entry alter column document type jsonb using pg_temp.document(document);

-- Which fee a line of income is. Of earlier stays it is known where the price has one fee of the kind.
alter table ledger.line add column charge_code text;
alter table ledger.line add column fee_id bigint;
alter table ledger.line add column charge_label jsonb;
with fee as (
  select booking.id as booking_id, line->>'code' as code, (line->>'fee')::bigint as fee_id, line->'label' as label,
    case when line->>'code' in ('service', 'admin', 'waiver', 'damage') then 'income:service-fee' else 'income:cleaning' end
      as account
  from bookings.booking, jsonb_array_elements(quote->'price'->'fees') line
  where line->>'code' not in ('protection', 'deposit_waiver')
    and not exists (select from bookings.earlier_terms where earlier_terms.booking_id = booking.id)
), only_one as (
  select booking_id, account, min(code) as code, min(fee_id) as fee_id, min(label::text)::jsonb as label
  from fee group by booking_id, account having count(*) = 1
)
update ledger.line set charge_code = only_one.code, fee_id = only_one.fee_id, charge_label = only_one.label
from only_one where line.booking_id = only_one.booking_id and line.account = only_one.account;
alter table ledger.line add constraint line_charge_named check ((charge_code is null) = (charge_label is null));
revoke update on ledger.line, ledger.entry from current_user;
alter table ledger.entry enable trigger entry_stays;
alter table ledger.line enable trigger line_stays;

alter table payments.refund alter column why type jsonb using pg_temp.refund(why);

-- Lines of statements that are closed, and of invoices made from them.
create or replace function pg_temp.label(text) returns jsonb language plpgsql immutable as $$
declare
  m text[];
begin
  if $1 = 'Payout' then return pg_temp.said('statement.payout'); end if;
  if $1 = 'Payout sent back by the bank' then return pg_temp.said('statement.payout_returned'); end if;
  m := regexp_match($1, '^Kept of the canceled stay of (.+)$');
  if m is not null then return pg_temp.said('statement.retained', jsonb_build_object('guest', m[1])); end if;
  m := regexp_match($1, '^Damage, charged to (.+)$');
  if m is not null then return pg_temp.said('statement.damage', jsonb_build_object('guest', m[1])); end if;
  m := regexp_match($1, '^Correction: (.+)$');
  if m is not null then return pg_temp.said('statement.adjusted', jsonb_build_object('what', case when pg_temp.document(m[1])->>'code' = 'as_written'
      then to_jsonb(m[1]) else pg_temp.document(m[1]) end)); end if;
  return pg_temp.document($1);
end $$;

-- `1 May 2027`
create or replace function pg_temp.day(text) returns text language sql immutable as $$
  select to_char(to_date($1, 'DD Mon YYYY'), 'YYYY-MM-DD')
$$;

create or replace function pg_temp.detail(text) returns jsonb language plpgsql immutable as $$
declare
  m text[];
  late jsonb;
begin
  m := regexp_match($1, '^(?:(.*)\. )?Belongs to (\d+ \w{3} \d{4}); that period is closed\.$');
  if m is not null then
    late := pg_temp.said('statement.late', jsonb_build_object('day', jsonb_build_object('day', pg_temp.day(m[2]))));
    return case when m[1] is null then late else pg_temp.said('price.list', jsonb_build_object('parts',
      jsonb_build_object('with', 'dot', 'all', jsonb_build_array(pg_temp.detail(m[1]), late)))) end;
  end if;
  m := regexp_match($1, '^(\S+) · (\d+ \w{3})( \d{4})? to (\d+ \w{3}) (\d{4}) · (\d+) nights?$');
  if m is not null then
    return pg_temp.said('statement.stay', jsonb_build_object('number', m[1], 'nights', m[6]::integer, 'stay',
      jsonb_build_object('from', pg_temp.day(m[2] || coalesce(m[3], ' ' || m[5])), 'to', pg_temp.day(m[4] || ' ' || m[5]))));
  end if;
  return pg_temp.document($1);
end $$;

create or replace function pg_temp.part(text) returns jsonb language sql immutable as $$
  select case
    when $1 like 'Tax, %' then pg_temp.said('statement.part.tax_of', jsonb_build_object('authority', substr($1, 6)))
    else case $1
      when 'Paid by the guest' then pg_temp.said('statement.part.guest')
      when 'Still to come from the guest' then pg_temp.said('statement.part.due')
      when 'Co-owners' then pg_temp.said('statement.part.co_owners')
      when 'Agent' then pg_temp.said('statement.part.agent')
      when 'Paid to the vendor' then pg_temp.said('statement.part.vendor')
      when 'Tax' then pg_temp.said('statement.part.tax')
      when 'Travel protection' then pg_temp.said('statement.part.protection')
      when 'Damage waiver' then pg_temp.said('statement.part.waiver')
      when 'Commission' then pg_temp.said('statement.part.commission')
      when 'Cleaning' then pg_temp.said('statement.part.fees')
      when 'Service fee' then pg_temp.said('statement.part.service')
      when 'Borne by the operator' then pg_temp.said('statement.part.company')
      else pg_temp.written($1) end end
$$;

create or replace function pg_temp.lines(jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(line || jsonb_build_object(
    'label', pg_temp.label(line->>'label'),
    'detail', pg_temp.detail(line->>'detail'),
    'entries', (select coalesce(jsonb_agg(entry || jsonb_build_object('document', pg_temp.document(entry->>'document'))
      order by at), '[]') from jsonb_array_elements(line->'entries') with ordinality entries(entry, at)),
    'parts', (select coalesce(jsonb_agg(part || jsonb_build_object(
        'label', pg_temp.part(part->>'label'), 'why', pg_temp.why(part->>'why')) order by at), '[]')
      from jsonb_array_elements(line->'parts') with ordinality parts(part, at))) order by at), '[]')
  from jsonb_array_elements($1) with ordinality lines(line, at)
$$;

create or replace function pg_temp.basis(text) returns jsonb language sql immutable as $$
  select case
    when $1 like '%on the day of check-in%' then pg_temp.said('statement.basis.check_in')
    when $1 like '%night by night%' then pg_temp.said('statement.basis.each_night')
    when $1 like '%on the day of check-out%' then pg_temp.said('statement.basis.check_out')
    when $1 like '%contract names%' then pg_temp.said('statement.basis.mixed')
    else pg_temp.written($1) end
$$;

create or replace function pg_temp.statement(jsonb) returns text language sql immutable as $$
  select ($1 || jsonb_build_object(
    'basis', pg_temp.basis($1->>'basis'),
    'payoutLines', pg_temp.lines($1->'payoutLines'),
    'homes', (select coalesce(jsonb_agg(home || jsonb_build_object('lines', pg_temp.lines(home->'lines')) order by at), '[]')
      from jsonb_array_elements($1->'homes') with ordinality homes(home, at))))::text
$$;

-- Its figures and the order of its lines stay; the hash is of what is held now.
alter table statements.closed disable trigger closed_stays;
grant update on statements.closed to current_user;
update statements.closed set document = rewritten.document,
  hash = encode(sha256(convert_to(rewritten.document, 'UTF8')), 'hex')
from (select owner_id, year, quarter, currency, pg_temp.statement(document::jsonb) as document from statements.closed) rewritten
where (closed.owner_id, closed.year, closed.quarter, closed.currency)
  = (rewritten.owner_id, rewritten.year, rewritten.quarter, rewritten.currency);
revoke update on statements.closed from current_user;
alter table statements.closed enable trigger closed_stays;

create or replace function pg_temp.due(jsonb) returns jsonb language sql immutable as $$
  select case when $1->>'kind' <> 'line' then $1 else $1 || jsonb_build_object('label', pg_temp.label($1->>'label'),
    'detail', case when $1->>'detail' = '' then $1->'detail' else pg_temp.detail($1->>'detail') end) end
$$;

alter table dues.invoice disable trigger invoice_stays;
update dues.invoice set document = jsonb_set(document, '{lines}', (
  select coalesce(jsonb_agg(pg_temp.due(line) order by at), '[]')
  from jsonb_array_elements(document->'lines') with ordinality lines(line, at)));
alter table dues.invoice enable trigger invoice_stays;

-- `Fri, Jul 2, 2027 to Fri, Jul 9, 2027, 2 adults, 1 pet`
create or replace function pg_temp.stay(text) returns jsonb language plpgsql immutable as $$
declare
  m text[];
begin
  m := regexp_match($1, '^\w{3}, (\w{3} \d+, \d{4}) to \w{3}, (\w{3} \d+, \d{4}), (.+)$');
  if m is null then return to_jsonb($1); end if;
  return pg_temp.said('stay.with_party', jsonb_build_object(
    'from', jsonb_build_object('day', to_char(to_date(m[1], 'Mon DD, YYYY'), 'YYYY-MM-DD')),
    'until', jsonb_build_object('day', to_char(to_date(m[2], 'Mon DD, YYYY'), 'YYYY-MM-DD')),
    'party', pg_temp.said('price.list', jsonb_build_object('parts', jsonb_build_object('all', (
      select jsonb_agg(pg_temp.said(case
          when one like '% child%' then 'party.children'
          when one like '% infant%' then 'party.infants'
          when one like '% pet%' then 'party.pets'
          else 'party.adults' end, jsonb_build_object('count', split_part(one, ' ', 1)::integer)) order by at)
      from unnest(string_to_array(m[3], ', ')) with ordinality parts(one, at)))))));
end $$;

alter table bookings.timeline disable trigger timeline_stays;
update bookings.timeline set detail = detail
  || case when jsonb_typeof(detail->'is') = 'string' then jsonb_build_object('is', pg_temp.stay(detail->>'is')) else '{}' end
  || case when what = 'change' then jsonb_build_object('was', pg_temp.stay(detail->>'was')) else '{}' end
  || case when detail ? 'until' then jsonb_build_object('until', pg_temp.moment(detail->>'until', (
       select quote->'place'->>'timeZone' from bookings.booking where booking.id = timeline.booking_id))) else '{}' end
  || case when detail ? 'document' then jsonb_build_object('document', pg_temp.document(detail->>'document')) else '{}' end
where detail ?| array['is', 'until', 'document'];
alter table bookings.timeline enable trigger timeline_stays;
