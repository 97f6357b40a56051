-- A partner says that a booking is theirs which is not credited to them (R59): it goes to staff like one that several brought.
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

-- Staff may also find that a claimed booking is no partner's.
alter table attribution.conflict drop constraint decided_whole;
alter table attribution.conflict add constraint decided_whole
  check (num_nonnulls(reason, decided_by, decided_at) in (0, 3) and (code is null or decided_at is not null));

create or replace view attribution.credit as
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
