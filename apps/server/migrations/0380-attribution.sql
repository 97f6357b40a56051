-- Which partner brought a booking (R59).
create schema attribution;

-- The word by which addresses name a partner; whose it is and for which program never changes.
create table attribution.partner_code (
  code text primary key check (code ~ '^[a-z0-9_-]{2,64}$' and code <> 'map'),
  account_id bigint not null references accounts.account,
  program text not null check (program in ('travel-agent', 'broker', 'referral', 'affiliate')),
  paused boolean not null default false,
  made_by bigint not null references accounts.account,
  made_at timestamptz not null
);
create index partner_code_of_account on attribution.partner_code (account_id);

-- What a code earns of the rent, in ten thousandths; the last one is in force for bookings to come.
create table attribution.rate (
  id bigint generated always as identity primary key,
  code text not null references attribution.partner_code,
  basis_points int not null check (basis_points between 0 and 10000),
  set_by bigint not null references accounts.account,
  set_at timestamptz not null
);
create index rate_of_code on attribution.rate (code, id desc);

create table attribution.attribution (
  booking_id bigint primary key,
  code text not null references attribution.partner_code,
  basis_points int not null check (basis_points between 0 and 10000),
  -- When the guest came by the partner's address.
  arrived_at timestamptz not null,
  decided_at timestamptz not null,
  -- The canceled booking of the same stay whose attribution goes on here.
  carried_from bigint references attribution.attribution
);

create function attribution.stays_as_it_is() returns trigger language plpgsql as $$
begin
  raise exception 'an attribution is decided once, and its rate is frozen';
end $$;
create trigger attribution_stays_as_it_is before update or delete on attribution.attribution
  for each row execute function attribution.stays_as_it_is();
create trigger rate_stays_as_it_is before update or delete on attribution.rate
  for each row execute function attribution.stays_as_it_is();
