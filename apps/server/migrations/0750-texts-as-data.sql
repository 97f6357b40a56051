-- Lines of prices, terms of cancellation and invoices held English sentences. They hold the code of a message and its
-- values instead, which packages/wording renders for each reader. What no rule below knows was written by a person, or
-- long ago, and stays as it is written.

create function pg_temp.said(code text, params jsonb default null) returns jsonb language sql immutable as $$
  select case when params is null then jsonb_build_object('code', code)
    else jsonb_build_object('code', code, 'params', params) end
$$;

create function pg_temp.written(text) returns jsonb language sql immutable as $$
  select pg_temp.said('as_written', jsonb_build_object('text', $1))
$$;

-- `USD 1,250.00`: written with exactly the digits of its currency.
create function pg_temp.money(text) returns jsonb language sql immutable as $$
  select jsonb_build_object('amount', translate(substr($1, 5), ',.', '')::bigint, 'currency', left($1, 3))
$$;

create function pg_temp.share(text) returns jsonb language sql immutable as $$
  select jsonb_build_object('basisPoints', round($1::numeric * 100)::integer)
$$;

create function pg_temp.weekdays(days text) returns jsonb language plpgsql immutable as $$
declare
  names constant text[] := array['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  run text;
  first integer;
  last integer;
  found integer[] := '{}';
begin
  foreach run in array string_to_array(days, ', ') loop
    first := array_position(names, left(run, 3)) - 1;
    last := array_position(names, right(run, 3)) - 1;
    loop
      found := found || first;
      exit when first = last;
      first := (first + 1) % 7;
    end loop;
  end loop;
  return jsonb_build_object('weekdays', (select jsonb_agg(day order by day) from unnest(found) day));
end $$;

create function pg_temp.listed(variadic parts jsonb[]) returns jsonb language sql immutable as $$
  select pg_temp.said('price.list', jsonb_build_object('parts', jsonb_build_object('all',
    (select jsonb_agg(part order by at) from unnest(parts) with ordinality of_all(part, at) where part is not null))))
$$;

create function pg_temp.label(text) returns jsonb language sql immutable as $$
  select case
    when $1 ~ '^\d+ nights?$' then pg_temp.said('price.nights', jsonb_build_object('count', split_part($1, ' ', 1)::integer))
    when $1 ~ '^\d+ extra guests?$'
      then pg_temp.said('price.extra_guests', jsonb_build_object('count', split_part($1, ' ', 1)::integer))
    when $1 = 'Nights' then pg_temp.said('price.nights_charge')
    when $1 in ('Rate without refund', 'Non-refundable rate') then pg_temp.said('price.non_refundable')
    when $1 = 'Travel protection' then pg_temp.said('price.protection')
    when $1 = 'Damage waiver' then pg_temp.said('price.damage_waiver')
    when $1 = 'Goodwill' then pg_temp.said('price.goodwill')
    when $1 = 'Not charged, as it was settled' then pg_temp.said('invoice.not_charged')
    when $1 = 'Paid by the damage waiver' then pg_temp.said('invoice.waived')
    else pg_temp.written($1) end
$$;

-- `USD 10.00 for each of 3 guests and 7 nights`; null for anything else.
create function pg_temp.each_of(text) returns jsonb language plpgsql immutable as $$
declare
  cash constant text := '([A-Z]{3} -?[\d,.]*\d)';
  m text[];
begin
  m := regexp_match($1, '^' || cash || ' for the stay$');
  if m is not null then return pg_temp.said('price.per_stay', jsonb_build_object('amount', pg_temp.money(m[1]))); end if;
  m := regexp_match($1, '^' || cash || ' for each of (\d+) (night|guest|pet)s?$');
  if m is not null then
    return pg_temp.said('price.per_' || m[3],
      jsonb_build_object('amount', pg_temp.money(m[1]), m[3] || 's', m[2]::integer));
  end if;
  m := regexp_match($1, '^' || cash || ' for each of (\d+) (guest|person|pet)s? and (\d+) nights?$');
  if m is not null then
    return pg_temp.said(case m[3] when 'pet' then 'price.per_pet_night' else 'price.per_guest_night' end,
      jsonb_build_object('amount', pg_temp.money(m[1]), case m[3] when 'pet' then 'pets' else 'guests' end, m[2]::integer,
        'nights', m[4]::integer));
  end if;
  m := regexp_match($1, '^([\d.]+)% of ' || cash || '$');
  if m is not null then
    return pg_temp.said('price.percent_of', jsonb_build_object('percent', pg_temp.share(m[1]), 'base', pg_temp.money(m[2])));
  end if;
  return null;
end $$;

-- Why a line costs what it costs.
create function pg_temp.why(text) returns jsonb language plpgsql immutable as $$
declare
  cash constant text := '([A-Z]{3} -?[\d,.]*\d)';
  m text[];
  share jsonb;
begin
  m := regexp_match($1, '^Each night is ' || cash || '\.$');
  if m is not null then return pg_temp.said('price.each_night', jsonb_build_object('price', pg_temp.money(m[1]))); end if;
  m := regexp_match($1, '^Nights are from ' || cash || ' to ' || cash || '\.$');
  if m is not null then
    return pg_temp.said('price.nights_range',
      jsonb_build_object('lowest', pg_temp.money(m[1]), 'highest', pg_temp.money(m[2])));
  end if;
  m := regexp_match($1, '^The rent includes (\d+) guests?\. Each guest after that is ' || cash || ' a night\.$');
  if m is not null then
    return pg_temp.said('price.extra_guests_why',
      jsonb_build_object('included', m[1]::integer, 'price', pg_temp.money(m[2])));
  end if;
  m := regexp_match($1, '^(.+) take ([\d.]+)% off (the nights|the nights and the extra guests)\.$');
  if m is not null then
    share := jsonb_build_object('percent', pg_temp.share(m[2]),
      'scope', case m[3] when 'the nights' then 'rent' else 'accommodation' end);
    if m[1] ~ '^Stays of \d+ nights? or more$' then
      return pg_temp.said('price.discount.length_of_stay',
        share || jsonb_build_object('count', substring(m[1] from '\d+')::integer));
    elsif m[1] ~ '^Stays booked \d+ days? or more ahead$' then
      return pg_temp.said('price.discount.early_bird',
        share || jsonb_build_object('count', substring(m[1] from '\d+')::integer));
    elsif m[1] ~ '^Stays booked \d+ days? or less ahead$' then
      return pg_temp.said('price.discount.last_minute',
        share || jsonb_build_object('count', substring(m[1] from '\d+')::integer));
    elsif m[1] = 'The first stays in a new home' then return pg_temp.said('price.discount.new_listing', share);
    elsif m[1] = 'Stays in this promotion' then return pg_temp.said('price.discount.promotion', share);
    end if;
  end if;
  m := regexp_match($1, '^([\d.]+)% less, because nothing comes back after the first day\.$');
  if m is not null then
    return pg_temp.said('price.non_refundable_why', jsonb_build_object('percent', pg_temp.share(m[1])));
  end if;
  m := regexp_match($1, '^(?:([\d.]+)%|' || cash || ') off the nights with (\S+)\.$');
  if m is not null then
    return pg_temp.said('price.coupon', jsonb_build_object('promo', m[3],
      'off', case when m[1] is null then pg_temp.money(m[2]) else pg_temp.share(m[1]) end));
  end if;
  m := regexp_match($1, '^(.+), passed on to (.+)\.$');
  if m is not null and pg_temp.each_of(m[1]) is not null then
    return pg_temp.said('price.tax_why', jsonb_build_object('charge', pg_temp.each_of(m[1]), 'authority', m[2]));
  end if;
  m := regexp_match($1, '^([\d.]+)% of ' || cash || ', what the nights cost\. Sold by (.+); we pass it on\.$');
  if m is not null then
    return pg_temp.said('price.protection_why',
      jsonb_build_object('percent', pg_temp.share(m[1]), 'base', pg_temp.money(m[2]), 'provider', m[3]));
  end if;
  m := regexp_match($1,
    '^Instead of a deposit\. It pays up to ' || cash || ' for what the stay damages, and does not come back\.$');
  if m is not null then return pg_temp.said('price.waiver_why', jsonb_build_object('limit', pg_temp.money(m[1]))); end if;
  if $1 in ('Agreed after the stay was booked.', 'Agreed after booking.') then return pg_temp.said('price.agreed_later'); end if;
  m := regexp_match($1, '^([\d.]+)% of ' || cash || '\.(?: (.+))?$');
  if m is not null then
    share := pg_temp.said('price.percent_of_sentence',
      jsonb_build_object('percent', pg_temp.share(m[1]), 'base', pg_temp.money(m[2])));
    return case when m[3] is null then share else pg_temp.said('price.list', jsonb_build_object('parts',
      jsonb_build_object('all', jsonb_build_array(share, pg_temp.written(m[3])), 'with', 'space'))) end;
  end if;
  return coalesce(case when right($1, 1) = '.' then pg_temp.each_of(left($1, -1)) end, pg_temp.written($1));
end $$;

-- One sum on the way to a line.
create function pg_temp.step(text) returns jsonb language plpgsql immutable as $$
declare
  cash constant text := '([A-Z]{3} -?[\d,.]*\d)';
  day constant text := '(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)';
  m text[];
begin
  m := regexp_match($1,
    '^(\d+) nights?(?:, (' || day || '(?:(?:, | to )' || day || ')*))?, at ' || cash || '(?:, (.+))?$');
  if m is not null then
    return pg_temp.listed(
      pg_temp.said('price.nights', jsonb_build_object('count', m[1]::integer)),
      case when m[2] is not null then pg_temp.weekdays(m[2]) end,
      pg_temp.said('price.each', jsonb_build_object('price', pg_temp.money(m[3]))),
      case when m[4] is null then null
        when m[4] = 'lowest price' then pg_temp.said('price.source.floor')
        when m[4] = 'highest price' then pg_temp.said('price.source.cap')
        when m[4] = 'as agreed' then pg_temp.said('price.source.agreed')
        when m[4] = 'price of the day' then pg_temp.said('price.source.hand')
        else pg_temp.written(m[4]) end);
  end if;
  m := regexp_match($1, '^(\d+) guests?, (\d+) nights?, at ' || cash || '$');
  if m is not null then
    return pg_temp.listed(
      pg_temp.said('price.guests', jsonb_build_object('count', m[1]::integer)),
      pg_temp.said('price.nights', jsonb_build_object('count', m[2]::integer)),
      pg_temp.said('price.each', jsonb_build_object('price', pg_temp.money(m[3]))));
  end if;
  m := regexp_match($1, '^(\d+) nights? before this discount$');
  if m is not null then return pg_temp.said('price.before_discount', jsonb_build_object('count', m[1]::integer)); end if;
  m := regexp_match($1, '^([\d.]+)% of that$');
  if m is not null then
    return pg_temp.said('price.percent_of_that', jsonb_build_object('percent', pg_temp.share(m[1])));
  end if;
  m := regexp_match($1, '^([\d.]+)%$');
  if m is not null then return pg_temp.said('price.value', jsonb_build_object('value', pg_temp.share(m[1]))); end if;
  return coalesce(case $1
      when 'After discounts' then pg_temp.said('price.after_discounts')
      when 'Before the coupon' then pg_temp.said('price.before_coupon')
      when 'Nights after discounts' then pg_temp.said('price.nights_after_discounts')
      when 'Nights and fees before this one' then pg_temp.said('price.nights_and_fees')
      when 'Taxed part of the price' then pg_temp.said('price.taxable')
    end, pg_temp.each_of($1), pg_temp.written($1));
end $$;

create function pg_temp.line(jsonb) returns jsonb language sql immutable as $$
  select $1 || jsonb_build_object(
    'label', pg_temp.label($1->>'label'),
    'why', $1->'why' || jsonb_build_object(
      'text', pg_temp.why($1->'why'->>'text'),
      'steps', (select coalesce(jsonb_agg(step || jsonb_build_object('label', pg_temp.step(step->>'label')) order by at), '[]')
        from jsonb_array_elements($1->'why'->'steps') with ordinality steps(step, at))))
$$;

create function pg_temp.lines(jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(pg_temp.line(line) order by at), '[]')
  from jsonb_array_elements($1) with ordinality lines(line, at)
$$;

-- The labels among `labels` that a list of a sentence names, which wrote them small.
create function pg_temp.named(list text, labels text[]) returns jsonb language sql immutable as $$
  select jsonb_build_object('all', coalesce(jsonb_agg(pg_temp.label(label) order by at), '[]'))
  from (select label, min(at) as at from unnest(labels) with ordinality all_labels(label, at) group by label) one
  where list ~* ('(^|, | and )' || case label when 'Nights' then 'the nights'
    else regexp_replace(label, '([.*+?^${}()|\[\]\\])', '\\\1', 'g') end || '($|, | and )')
$$;

create function pg_temp.terms(step text, labels text[]) returns jsonb language plpgsql immutable as $$
declare
  m text[];
  part jsonb;
begin
  if step = 'Everything you have paid.' then return pg_temp.said('cancel.all'); end if;
  if step = 'Nothing.' then return pg_temp.said('cancel.nothing'); end if;
  m := regexp_match(step, '^(?:Half of|([\d.]+)% of)( what is not used yet of)? (.+?)\.(?: In full: (.+)\.)?$');
  if m is null then
    return pg_temp.said('cancel.whole', jsonb_build_object('whole', pg_temp.named(left(step, -1), labels)));
  end if;
  part := pg_temp.said(case when m[2] is null then 'cancel.part' else 'cancel.part_unused' end,
    jsonb_build_object('percent', pg_temp.share(coalesce(m[1], '50')), 'part', pg_temp.named(m[3], labels)));
  return case when m[4] is null then part else pg_temp.said('price.list', jsonb_build_object('parts',
    jsonb_build_object('all', jsonb_build_array(part,
      pg_temp.said('cancel.whole', jsonb_build_object('whole', pg_temp.named(m[4], labels)))), 'with', 'space'))) end;
end $$;

create function pg_temp.quote(jsonb) returns jsonb language sql immutable as $$
  select $1 || jsonb_build_object(
    'price', $1->'price' || jsonb_build_object(
      'accommodation', pg_temp.lines($1->'price'->'accommodation'),
      'fees', pg_temp.lines($1->'price'->'fees'),
      'taxes', pg_temp.lines($1->'price'->'taxes')),
    'cancellation', (select coalesce(jsonb_agg(step || jsonb_build_object('text', pg_temp.terms(step->>'text',
        array['Nights'] || array(select part->>'label' from jsonb_array_elements(($1->'price'->'fees') || ($1->'price'->'taxes')) part)
      )) order by at), '[]')
      from jsonb_array_elements($1->'cancellation') with ordinality steps(step, at)))
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

-- The hash stays what links and bookings name a quote by; the seal is the hash of the document as it is held now.
alter table pricing.quote add column seal text;
alter table pricing.quote disable trigger quote_is_frozen;
update pricing.quote set document = rewritten.document, seal = translate(rtrim(encode(sha256(convert_to(
    pg_temp.canonical(rewritten.document), 'UTF8')), 'base64'), '='), '+/', '-_')
from (select id, pg_temp.quote(document) as document from pricing.quote) rewritten where rewritten.id = quote.id;
alter table pricing.quote enable trigger quote_is_frozen;
alter table pricing.quote alter column seal set not null;

-- Why a part of a canceled stay was refunded or retained.
create function pg_temp.outcome(text) returns jsonb language sql immutable as $$
  select case $1
    when 'Comes back in full.' then pg_temp.said('cancel.line.refunded')
    when 'Stays until the nights are let again.' then pg_temp.said('cancel.line.until_rebooked')
    when 'Stays with what it is charged on.' then pg_temp.said('cancel.line.tax_retained')
    when 'Stays.' then pg_temp.said('cancel.line.retained')
    when 'Comes back in step with what it is charged on.' then pg_temp.said('cancel.line.tax_part')
    when 'Comes back in part.' then pg_temp.said('cancel.line.part')
    when 'Paid by the company.' then pg_temp.said('cancel.line.company')
    else pg_temp.written($1) end
$$;

create function pg_temp.policy(text) returns jsonb language sql immutable as $$
  select case when $1 in ('Flexible', 'Moderate', 'Limited', 'Firm', 'Strict', 'Rebooking', 'Non-refundable')
      then pg_temp.said('policy.' || replace(lower($1), '-', '_'))
    when $1 = 'Rebooking by the night' then pg_temp.said('policy.rebooking_by_night')
    else pg_temp.written($1) end
$$;

-- `Wed, Jun 2, 2027, 4:00 PM EDT`, where PostgreSQL knows the name of the zone.
create function pg_temp.moment(text, zone text) returns jsonb language sql stable as $$
  select case when $1 ~ ' ([ECMP][SD]T|AK[SD]T|HST|GMT|UTC)$'
    then jsonb_build_object('zone', zone,
      'instant', to_char(substr($1, 6)::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    else to_jsonb($1) end
$$;

create function pg_temp.resale(text) returns jsonb language plpgsql immutable as $$
declare
  m text[];
begin
  m := regexp_match($1, 'less (?:([\d.]+)%|([A-Z]{3} [\d,.]*\d))(?: if |\.$)');
  if m is null then return pg_temp.written($1); end if;
  return pg_temp.said(
    case when $1 like 'The rent less %' then 'cancel.resale.whole_stay' else 'cancel.resale.night_by_night' end,
    jsonb_build_object('kept', case when m[1] is null then pg_temp.money(m[2]) else pg_temp.share(m[1]) end));
end $$;

create function pg_temp.rule(text, zone text) returns jsonb language plpgsql stable as $$
declare
  m text[];
begin
  if $1 = 'The booking is not confirmed yet: everything comes back.' then return pg_temp.said('cancel.rule.not_confirmed'); end if;
  if $1 = 'The stay was called off by us or the owner: everything comes back.' then return pg_temp.said('cancel.rule.by_host'); end if;
  m := regexp_match($1, '^Until (.+) you can change your mind: everything comes back\.$');
  if m is not null then return pg_temp.said('cancel.rule.grace', jsonb_build_object('until', pg_temp.moment(m[1], zone))); end if;
  m := regexp_match($1, '^(.+): ([\d.]+)% of the nights until (.+)\.$');
  if m is not null then
    return pg_temp.said('cancel.rule.tier', jsonb_build_object('policy', pg_temp.policy(m[1]),
      'percent', pg_temp.share(m[2]), 'until', pg_temp.moment(m[3], zone)));
  end if;
  m := regexp_match($1, '^(.+): for now, only what follows a rule of its own comes back, until (.+?)\. (The rent .+)$');
  if m is not null then
    return pg_temp.said('cancel.rule.until_rebooked', jsonb_build_object('policy', pg_temp.policy(m[1]),
      'until', pg_temp.moment(m[2], zone), 'resale', pg_temp.resale(m[3])));
  end if;
  m := regexp_match($1, '^(.+): the nights do not come back any more; what follows them by its own rule does, until (.+)\.$');
  if m is not null then
    return pg_temp.said('cancel.rule.nothing_before_arrival',
      jsonb_build_object('policy', pg_temp.policy(m[1]), 'until', pg_temp.moment(m[2], zone)));
  end if;
  m := regexp_match($1, '^(.+): after check-in ([\d.]+)% of the nights not slept\.$');
  if m is not null then
    return pg_temp.said('cancel.rule.unused_nights',
      jsonb_build_object('policy', pg_temp.policy(m[1]), 'percent', pg_temp.share(m[2])));
  end if;
  m := regexp_match($1, '^(.+): after check-in nothing comes back\.$');
  if m is not null then
    return pg_temp.said('cancel.rule.after_arrival', jsonb_build_object('policy', pg_temp.policy(m[1])));
  end if;
  return pg_temp.written($1);
end $$;

-- What a booking's money is shared out by is part of its price, and was held a second time.
alter table bookings.earlier_terms disable trigger earlier_terms_stay;
update bookings.earlier_terms set quote = pg_temp.quote(quote);
alter table bookings.earlier_terms enable trigger earlier_terms_stay;
update bookings.booking set quote = pg_temp.quote(quote), cancellation = cancellation || jsonb_build_object(
  'rule', pg_temp.rule(cancellation->>'rule', quote->'place'->>'timeZone'),
  'lines', (select coalesce(jsonb_agg(line || jsonb_build_object(
      'label', pg_temp.label(line->>'label'), 'why', pg_temp.outcome(line->>'why')) order by at), '[]')
    from jsonb_array_elements(cancellation->'lines') with ordinality lines(line, at)));
alter table bookings.booking drop column charges;
alter table bookings.earlier_terms drop column charges;

create function pg_temp.billed(jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(line || jsonb_build_object(
    'label', pg_temp.label(line->>'label'),
    'note', case line->>'note' when '' then null
      when 'Kept under the terms of the booking.' then pg_temp.said('invoice.retained')
      else pg_temp.why(line->>'note') end) order by at), '[]')
  from jsonb_array_elements($1) with ordinality lines(line, at)
$$;

alter table invoices.invoice disable trigger invoice_stays;
update invoices.invoice set document = jsonb_set(document, '{bill}', document->'bill' || jsonb_build_object(
  'lines', pg_temp.billed(document->'bill'->'lines'),
  'taxes', pg_temp.billed(document->'bill'->'taxes'),
  'reason', case document->'bill'->>'reason' when '' then null
    when 'The stay was canceled.' then pg_temp.said('invoice.canceled')
    when 'Nobody came.' then pg_temp.said('invoice.no_show')
    else pg_temp.written(document->'bill'->>'reason') end));
alter table invoices.invoice enable trigger invoice_stays;

-- Cards and accounts are named without words.
update payments.intent set method = regexp_replace(method, ' ending (\w+)$', ' •••• \1') where method ~ ' ending \w+$';
update payments.mandate set method = regexp_replace(method, ' ending (\w+)$', ' •••• \1') where method ~ ' ending \w+$';
update payments.card_hold set method = regexp_replace(method, ' ending (\w+)$', ' •••• \1') where method ~ ' ending \w+$';
update payments.left_card set method = regexp_replace(method, ' ending (\w+)$', ' •••• \1') where method ~ ' ending \w+$';
