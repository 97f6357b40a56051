-- Which partner referred a booking (R59).
create schema attribution;

-- The code in a partner's links; its partner and program never change.
create table attribution.partner_code (
  code text primary key check (code ~ '^[a-z0-9_-]{2,64}$' and code <> 'map'),
  account_id bigint not null references accounts.account,
  program text not null check (program in ('travel-agent', 'broker', 'referral', 'affiliate')),
  paused boolean not null default false,
  -- A code counts only while its partner's program is active; separate from a code that staff paused.
  suspended boolean not null default false,
  made_by bigint not null references accounts.account,
  made_at timestamptz not null
);
create index partner_code_of_account on attribution.partner_code (account_id);

-- What a code earns of the rent, in basis points; the latest rate applies to new bookings.
create table attribution.rate (
  id bigint generated always as identity primary key,
  code text not null references attribution.partner_code,
  basis_points int not null check (basis_points between 0 and 10000),
  confirmed jsonb,
  set_by bigint not null references accounts.account,
  set_at timestamptz not null
);
create index rate_of_code on attribution.rate (code, id desc);

create function attribution.stays_as_it_is() returns trigger language plpgsql as $$
begin
  raise exception 'an attribution is decided once, and its rate is frozen';
end $$;
create trigger rate_stays_as_it_is before update or delete on attribution.rate
  for each row execute function attribution.stays_as_it_is();

create table attribution.attribution (
  booking_id bigint primary key,
  code text not null references attribution.partner_code,
  -- The partner named the guest; no link was opened.
  named boolean not null default false,
  basis_points int not null check (basis_points between 0 and 10000),
  -- When the guest opened the partner's link, or was named by the partner.
  arrived_at timestamptz not null,
  decided_at timestamptz not null,
  -- The canceled booking of the same stay whose attribution continues here.
  carried_from bigint references attribution.attribution
);
create trigger attribution_stays_as_it_is before update or delete on attribution.attribution
  for each row execute function attribution.stays_as_it_is();

-- How often a partner's links were opened, by day and the partner's own sub-ID; nothing about who opened them.
create table attribution.click (
  code text not null references attribution.partner_code,
  day date not null,
  sub_id text not null default '',
  clicks integer not null default 0 check (clicks >= 0),
  -- Robots, which don't count.
  robots integer not null default 0 check (robots >= 0),
  -- Prices requested.
  quotes integer not null default 0 check (quotes >= 0),
  primary key (code, day, sub_id)
);

-- Why a booking is credited to a partner, or to none (R59): each touch considered, as of the booking.
create table attribution.touch (
  booking_id bigint not null,
  code text not null references attribution.partner_code,
  sub_id text not null default '' check (length(sub_id) <= 40),
  at timestamptz not null,
  -- The partner named the guest in an offer; otherwise the guest opened one of their links.
  named boolean not null,
  -- What the code earned at that time.
  basis_points integer not null check (basis_points between 0 and 10000),
  verdict text not null check (verdict in ('credited', 'outranked', 'older', 'expired', 'own_booking', 'paused')),
  primary key (booking_id, code)
);
create trigger touch_stays_as_it_is before update or delete on attribution.touch
  for each row execute function attribution.stays_as_it_is();

-- Several partners touched the guest within their windows: staff confirm the credit or give it to another partner,
-- once.
create table attribution.conflict (
  booking_id bigint primary key,
  opened_at timestamptz not null,
  code text references attribution.partner_code,
  reason text,
  decided_by bigint references accounts.account,
  decided_at timestamptz,
  constraint decided_whole
    check (num_nonnulls(reason, decided_by, decided_at) in (0, 3) and (code is null or decided_at is not null))
);
create index conflict_open on attribution.conflict (opened_at) where decided_at is null;

-- A partner claims a booking that isn't credited to them (R59): staff decide as they do between several partners.
create table attribution.claim (
  booking_id bigint not null,
  code text not null references attribution.partner_code,
  -- What the code earned when the guest booked.
  basis_points integer not null check (basis_points between 0 and 10000),
  reason text not null check (length(reason) between 10 and 1000),
  claimed_at timestamptz not null,
  primary key (booking_id, code)
);
create index claim_of_code on attribution.claim (code);
create trigger claim_stays_as_it_is before update or delete on attribution.claim
  for each row execute function attribution.stays_as_it_is();

-- The partner a booking is currently credited to.
create view attribution.credit as
  select
    attribution.booking_id,
    coalesce(touch.code, claim.code, attribution.code) as code,
    coalesce(touch.basis_points, claim.basis_points, attribution.basis_points) as basis_points,
    coalesce(touch.at, claim.claimed_at, attribution.arrived_at) as arrived_at,
    case when touch.code is null and claim.code is not null then false else coalesce(touch.named, attribution.named) end
      as named,
    attribution.decided_at,
    case when touch.code is null and claim.code is null then attribution.carried_from end as carried_from
  from attribution.attribution
  left join attribution.conflict
    on conflict.booking_id = attribution.booking_id and conflict.decided_at is not null
    and conflict.code <> attribution.code
  left join attribution.touch on touch.booking_id = conflict.booking_id and touch.code = conflict.code
  left join attribution.claim on claim.booking_id = conflict.booking_id and claim.code = conflict.code
  union all
  select conflict.booking_id, claim.code, claim.basis_points, claim.claimed_at, false, conflict.decided_at, null::bigint
  from attribution.conflict
  join attribution.claim on claim.booking_id = conflict.booking_id and claim.code = conflict.code
  where not exists (
    select from attribution.attribution where attribution.booking_id = conflict.booking_id
  );

-- For how many days a partner’s link counts, a rebooking stays theirs, and they and staff have for disputes, by the day
-- from which it applies. A row is never edited: a booking keeps the terms of its moment.
create table attribution.terms (
  id bigint generated always as identity primary key,
  valid_from date not null,
  agent_days integer not null check (agent_days between 1 and 90),
  broker_days integer not null check (broker_days between 1 and 90),
  referral_days integer not null check (referral_days between 1 and 90),
  affiliate_days integer not null check (affiliate_days between 1 and 90),
  rebooking_days integer not null check (rebooking_days between 0 and 365),
  dispute_days integer not null check (dispute_days between 7 and 365),
  answer_days integer not null check (answer_days between 1 and 60),
  note text not null default '',
  set_by bigint references accounts.account,
  set_at timestamptz not null
);
create index terms_in_force on attribution.terms (valid_from desc, id desc);

insert into attribution.terms
  (valid_from, agent_days, broker_days, referral_days, affiliate_days, rebooking_days, dispute_days, answer_days,
   set_at) values
  ('2020-01-01', 90, 90, 90, 30, 30, 60, 10, '2020-01-01T00:00:00Z');

select accounts.watch_tables();
