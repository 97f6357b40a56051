-- Why a booking is credited to a partner, or to none (R59): each touch that was weighed, as it was when the booking was made.
create table attribution.touch (
  booking_id bigint not null,
  code text not null references attribution.partner_code,
  at timestamptz not null,
  -- The partner named the guest with an offer; else the guest came by an address of theirs.
  named boolean not null,
  -- What the code earned then.
  basis_points integer not null check (basis_points between 0 and 10000),
  verdict text not null check (verdict in ('credited', 'outranked', 'older', 'expired', 'own_booking', 'paused')),
  primary key (booking_id, code)
);
create trigger touch_stays_as_it_is before update or delete on attribution.touch
  for each row execute function attribution.stays_as_it_is();

-- Several partners touched the guest within their windows: staff confirm the credit or give it to another of them, once.
create table attribution.conflict (
  booking_id bigint primary key,
  opened_at timestamptz not null,
  code text references attribution.partner_code,
  reason text,
  decided_by bigint references accounts.account,
  decided_at timestamptz,
  constraint decided_whole check (num_nonnulls(code, reason, decided_by, decided_at) in (0, 4))
);
create index conflict_open on attribution.conflict (opened_at) where decided_at is null;

-- Whom a booking is credited to now.
create view attribution.credit as
  select
    attribution.booking_id,
    coalesce(touch.code, attribution.code) as code,
    coalesce(touch.basis_points, attribution.basis_points) as basis_points,
    coalesce(touch.at, attribution.arrived_at) as arrived_at,
    coalesce(touch.named, attribution.named) as named,
    attribution.decided_at,
    case when touch.code is null then attribution.carried_from end as carried_from
  from attribution.attribution
  left join attribution.conflict
    on conflict.booking_id = attribution.booking_id and conflict.decided_at is not null
    and conflict.code <> attribution.code
  left join attribution.touch on touch.booking_id = conflict.booking_id and touch.code = conflict.code;

-- A commission whose booking staff credited to another partner makes room for the other's.
alter table commissions.commission add column superseded boolean not null default false;
drop index commissions.commission_of_booking;
create unique index commission_of_booking on commissions.commission (booking_id, kind)
  where booking_id is not null and not superseded;
