-- Pricing: what homes ask, which taxes are due where, and the prices that were promised.
-- What a home asks is never edited: a new row takes over and the old one says until when it held.
create schema pricing;

create table pricing.rate_plan (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  base_minor bigint not null check (base_minor >= 0),
  weekend_minor bigint check (weekend_minor >= 0),
  -- Weekdays of the weekend's nights, 0 = Sunday.
  weekend_nights smallint[] not null,
  floor_minor bigint check (floor_minor >= 0),
  cap_minor bigint check (cap_minor >= 0),
  included_guests integer not null check (included_guests >= 1),
  extra_guest_minor bigint not null check (extra_guest_minor >= 0),
  counted text[] not null,
  discounts text not null check (discounts in ('one', 'stack')),
  non_refundable_basis_points integer check (non_refundable_basis_points between 0 and 10000),
  markups jsonb not null,
  deposit_minor bigint not null check (deposit_minor >= 0),
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz,
  check (floor_minor is null or cap_minor is null or floor_minor <= cap_minor)
);
create unique index rate_plan_in_force on pricing.rate_plan (home_id) where replaced_at is null;

create table pricing.season (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  name text not null,
  from_date date not null,
  to_date date not null,
  nightly_minor bigint check (nightly_minor >= 0),
  weekend_minor bigint check (weekend_minor >= 0),
  adjust_basis_points integer not null check (adjust_basis_points between -10000 and 100000),
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz,
  check (from_date < to_date)
);
create index season_in_force on pricing.season (home_id) where replaced_at is null;

-- The price of one night: set by hand, or proposed by a pricing service.
create table pricing.night_price (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  night date not null,
  set_by text not null check (set_by in ('hand', 'service')),
  amount_minor bigint not null check (amount_minor >= 0),
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz
);
create unique index night_price_in_force on pricing.night_price (home_id, night, set_by) where replaced_at is null;

create table pricing.discount (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  kind text not null check (kind in ('new_listing', 'promotion', 'length_of_stay', 'early_bird', 'last_minute')),
  label text not null,
  basis_points integer not null check (basis_points between 0 and 10000),
  taken_of text not null check (taken_of in ('rent', 'accommodation')),
  min_nights integer not null check (min_nights >= 1),
  days_ahead integer check (days_ahead >= 0),
  nights_from date,
  nights_to date,
  booked_from date,
  booked_to date,
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz,
  check ((nights_from is null) = (nights_to is null)),
  check ((booked_from is null) = (booked_to is null))
);
create index discount_in_force on pricing.discount (home_id) where replaced_at is null;

create table pricing.fee (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  code text not null,
  label text not null,
  note text not null,
  kind text not null,
  -- Minor units, or basis points of a percent.
  amount bigint not null check (amount >= 0),
  percent_of text not null check (percent_of in ('rent', 'subtotal')),
  position integer not null,
  optional boolean not null,
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz,
  check (kind <> 'percent' or amount <= 10000)
);
create index fee_in_force on pricing.fee (home_id) where replaced_at is null;

-- How a home is paid and how it is called off.
create table pricing.terms (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  policy jsonb not null,
  schedule jsonb not null,
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz
);
create unique index terms_in_force on pricing.terms (home_id) where replaced_at is null;

-- One tax of one authority for every home of an area (R19).
create table pricing.tax (
  id bigint generated always as identity primary key,
  area_kind text not null check (area_kind in ('country', 'region', 'town')),
  area text not null,
  authority text not null check (authority ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  authority_name text not null,
  label text not null,
  kind text not null check (kind in ('percent', 'per_night', 'per_person_night', 'per_stay')),
  amount bigint not null check (amount >= 0),
  -- Of a fixed amount; a percent has none.
  currency char(3),
  taxed text[] not null,
  shortest jsonb,
  longest jsonb,
  first_nights integer check (first_nights >= 1),
  persons text[] not null,
  channels text[],
  handling jsonb not null,
  from_date date,
  to_date date,
  effective_by text not null check (effective_by in ('night', 'booking')),
  remittance text not null check (remittance in ('arrival', 'departure', 'by_month')),
  period text not null check (period in ('month', 'quarter', 'year')),
  rounding text not null check (rounding in ('half_up', 'half_even', 'up', 'down')),
  only_with_service boolean not null,
  retained jsonb not null,
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz,
  check ((kind = 'percent') = (currency is null)),
  check (kind <> 'percent' or amount <= 10000)
);
create index tax_in_force on pricing.tax (area_kind, area) where replaced_at is null;

create table pricing.promo (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^[A-Z0-9-]{2,40}$'),
  label text not null,
  kind text not null check (kind in ('amount', 'percent')),
  amount bigint not null check (amount >= 0),
  currency char(3),
  -- Null = every home.
  home_id bigint references homes.home,
  min_nights integer not null check (min_nights >= 1),
  booked_from date,
  booked_to date,
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz,
  check ((kind = 'percent') = (currency is null)),
  check (kind <> 'percent' or amount <= 10000)
);
create unique index promo_in_force on pricing.promo (code, coalesce(home_id, 0)) where replaced_at is null;

-- A price that was promised, whole: lines, taxes, policy, schedule (R16, R35).
create table pricing.quote (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  hash text not null,
  document jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index quote_home on pricing.quote (home_id, created_at);

create function pricing.quote_is_frozen() returns trigger language plpgsql as $$
begin
  raise exception 'a quote is frozen' using errcode = 'restrict_violation';
end $$;
create trigger quote_is_frozen before update on pricing.quote
  for each row execute function pricing.quote_is_frozen();
