-- Pricing: rates, fees, taxes, and quoted prices. Prices are never edited: a new row replaces the old one, which
-- records until when it applied.
create schema pricing;

create table pricing.rate_plan (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  base_minor bigint not null check (base_minor >= 0),
  weekend_minor bigint check (weekend_minor >= 0),
  -- Weekdays of weekend nights, 0 = Sunday.
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
  -- Whether the home uses the default deposit instead of its own.
  deposit_inherits boolean not null default false,
  -- A home can offer a non-refundable waiver instead of a deposit (R31): its price, and up to what it covers damage. 0:
  -- no waiver.
  waiver_minor bigint not null default 0 check (waiver_minor >= 0),
  waiver_limit_minor bigint not null default 0 check (waiver_limit_minor >= 0),
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz,
  check (floor_minor is null or cap_minor is null or floor_minor <= cap_minor),
  check ((waiver_minor > 0) = (waiver_limit_minor > 0)),
  check (waiver_minor = 0 or waiver_limit_minor >= deposit_minor and deposit_minor > 0)
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
  series bigint,
  home_id bigint references homes.home,
  -- A group's fee applies like the company's, to its homes only; it can replace one of the company.
  group_id bigint references homes.home_group,
  code text not null,
  label text not null,
  note text not null,
  kind text not null,
  -- Minor units, or basis points.
  amount bigint not null check (amount >= 0),
  -- Currency of the company's fixed amount: homes with another currency don't charge it.
  currency char(3),
  percent_of text not null check (percent_of in ('rent', 'subtotal')),
  position integer not null,
  optional boolean not null,
  -- The company's or group's fee that this one replaces.
  overrides bigint,
  from_date date,
  to_date date,
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz,
  check (kind <> 'percent' or amount <= 10000),
  constraint fee_of_home_or_company check ((home_id is null) = (series is not null)),
  constraint fee_dates check (from_date is null or to_date is null or from_date < to_date),
  constraint fee_versions_apart
    exclude using gist (series with =, daterange(from_date, to_date) with &&)
    where (series is not null and replaced_at is null),
  constraint fee_of_group_not_home check (group_id is null or home_id is null)
);
create index fee_in_force on pricing.fee (home_id) where replaced_at is null;
create index fee_of_company on pricing.fee (series) where home_id is null and replaced_at is null;

-- Payment terms and cancellation policy of a home.
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
create index terms_by_policy on pricing.terms ((policy ->> 'code')) where replaced_at is null;

-- Versions of one tax share a series; no two of them apply on the same day.
create sequence pricing.tax_series;

-- One tax of one authority for every home of an area (R19).
create table pricing.tax (
  id bigint generated always as identity primary key,
  series bigint not null default nextval('pricing.tax_series'),
  -- A group of homes can have taxes, for districts that don't follow a town or county border.
  area_kind text not null check (area_kind in ('country', 'state', 'region', 'town', 'group', 'home')),
  area text not null,
  authority text not null check (authority ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  authority_name text not null,
  label text not null,
  kind text not null check (kind in ('percent', 'per_night', 'per_person_night', 'per_stay')),
  amount bigint not null check (amount >= 0),
  -- For a fixed amount; a percentage has none.
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
  library text,
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz,
  check ((kind = 'percent') = (currency is null)),
  check (kind <> 'percent' or amount <= 10000),
  constraint tax_dates check (from_date is null or to_date is null or from_date < to_date),
  constraint tax_versions_apart
    exclude using gist (series with =, daterange(from_date, to_date) with &&)
    where (replaced_at is null)
);
create index tax_in_force on pricing.tax (area_kind, area) where replaced_at is null;
create index tax_of_series on pricing.tax (series);

create table pricing.promo (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^[A-Z0-9-]{2,40}$'),
  label text not null,
  kind text not null check (kind in ('amount', 'percent')),
  amount bigint not null check (amount >= 0),
  currency char(3),
  -- Null: every home.
  home_id bigint references homes.home,
  min_nights integer not null check (min_nights >= 1),
  booked_from date,
  booked_to date,
  -- The whole stay must be within these dates.
  stay_from date,
  stay_to date,
  -- Total number of bookings that can use the code; null: unlimited.
  most_uses integer check (most_uses >= 1),
  once_each boolean not null default false,
  -- A paused code can't be used until it is resumed.
  paused boolean not null default false,
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz,
  check ((kind = 'percent') = (currency is null)),
  check (kind <> 'percent' or amount <= 10000),
  check ((stay_from is null) = (stay_to is null)),
  check (stay_from < stay_to)
);
create unique index promo_in_force on pricing.promo (code, coalesce(home_id, 0)) where replaced_at is null;

-- A quoted price with its lines, taxes, policy, and schedule (R16, R35).
create table pricing.quote (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  hash text not null,
  -- Links and bookings identify a quote by `hash`; `seal` is the hash of the document as stored.
  seal text not null,
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

create table pricing.promo_use (
  booking_id bigint primary key,
  code text not null,
  account_id bigint not null,
  used_at timestamptz not null,
  -- The booking fell through; the use is available again.
  released_at timestamptz
);
create index promo_use_standing on pricing.promo_use (code) where released_at is null;

-- Trip cover that a provider sells with the stay. What a guest pays for it is owed to the provider; it is nobody else’s
-- income. One applies at a time; a row is never edited: a later one replaces it at `replaced_at`.
create table pricing.protection (
  id bigint generated always as identity primary key,
  provider text not null check (provider <> ''),
  basis_points integer not null check (basis_points between 1 and 10000),
  confirmed jsonb,
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz
);
create unique index protection_in_force on pricing.protection ((true)) where replaced_at is null;

-- What changed in a home's prices: who, when, and the parts before and after.
create table pricing.change (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  changed_at timestamptz not null,
  -- Null for the system.
  changed_by bigint references accounts.account,
  before jsonb not null,
  after jsonb not null,
  -- Warnings about the new prices, and why they were confirmed.
  reason text,
  concerns jsonb,
  raise bigint,
  -- The change that this one undid.
  undoes bigint references pricing.change,
  check ((reason is null) = (concerns is null))
);
create index change_of_home on pricing.change (home_id, id desc);
create index change_of_raise on pricing.change (raise) where raise is not null;

create function pricing.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_schema || '.' || tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger change_stays before update or delete on pricing.change
  for each row execute function pricing.refuse_change();

-- An owner's confirmation of their home's pricing, season by season: the text they saw, its SHA-256, their signature.
create table pricing.confirmation (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  version integer not null check (version >= 1),
  -- The seasons as confirmed, and the same as plain text.
  document jsonb not null,
  text text not null check (text <> ''),
  text_hash text not null,
  -- The last change of prices at that time; 0 before the first.
  price_version bigint not null,
  signed_name text not null check (length(signed_name) between 2 and 160),
  confirmed_at timestamptz not null,
  confirmed_by bigint not null references accounts.account,
  address text not null,
  user_agent text not null,
  unique (home_id, version)
);
create trigger confirmation_stays before update or delete on pricing.confirmation
  for each row execute function pricing.refuse_change();

-- Changes made together across homes share a number.
create sequence pricing.raise_number as bigint;

-- Stays people searched for, without who they were: repeated searches on a day count once.
create table pricing.asked_stay (
  asked_on date not null,
  arrive date not null,
  depart date not null,
  -- Flexible by a few days.
  around boolean not null,
  place text,
  -- Degrees, to two decimals: about a kilometer.
  west double precision,
  south double precision,
  east double precision,
  north double precision,
  adults integer not null,
  children integer not null,
  infants integer not null,
  pets integer not null,
  bedrooms integer not null,
  bathrooms integer not null,
  amenities text[] not null,
  types text[] not null,
  instant boolean not null,
  min_minor bigint,
  max_minor bigint,
  constraint asked_stay_has_nights check (depart > arrive),
  constraint asked_stay_box_is_whole check (num_nulls(west, south, east, north) in (0, 4)),
  constraint asked_stay_once unique nulls not distinct (
    asked_on, arrive, depart, around, place, west, south, east, north, adults, children, infants, pets,
    bedrooms, bathrooms, amenities, types, instant, min_minor, max_minor)
);

-- Whether a home charges cleaning and service fees. A home without this decision can't be booked.
create table pricing.fee_decision (
  id bigint generated always as identity primary key,
  -- Null for the company or a group: it charges no cleaning or no service fee.
  home_id bigint,
  group_id bigint references homes.home_group,
  fee text not null check (fee in ('cleaning', 'service')),
  kind text not null check (kind in ('charged', 'none')),
  name text not null default '',
  reason text not null default '',
  created_at timestamptz not null,
  created_by bigint,
  replaced_at timestamptz,
  check ((kind = 'none') = (name <> '' and reason <> '')),
  constraint fee_decision_of_group_not_home check (group_id is null or home_id is null)
);
create unique index fee_decision_in_force on pricing.fee_decision (home_id, fee) where replaced_at is null;
create unique index company_fee_decision_in_force on pricing.fee_decision (fee)
  where home_id is null and group_id is null and replaced_at is null;
create unique index group_fee_decision_in_force on pricing.fee_decision (group_id, fee)
  where group_id is not null and replaced_at is null;

-- A home that doesn't charge a tax of its area.
create table pricing.tax_exemption (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  series bigint not null,
  reason text not null,
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz
);
create unique index tax_exemption_in_force on pricing.tax_exemption (home_id, series) where replaced_at is null;

-- A decision that no tax is due in an area, or on one home.
create table pricing.tax_decision (
  id bigint generated always as identity primary key,
  area_kind text not null check (area_kind in ('country', 'state', 'region', 'town', 'group', 'home')),
  area text not null,
  name text not null check (name <> ''),
  reason text not null check (reason <> ''),
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz
);
create unique index tax_decision_in_force on pricing.tax_decision (area_kind, area) where replaced_at is null;

-- Every change of taxes, by whom and why; never edited.
create table pricing.tax_change (
  id bigint generated always as identity primary key,
  series bigint,
  area_kind text,
  area text,
  kind text not null check (kind in ('add', 'version', 'end', 'leave_out', 'charge_again', 'none')),
  from_date date,
  home_id bigint references homes.home,
  change jsonb not null,
  reason text not null,
  changed_at timestamptz not null,
  changed_by bigint references accounts.account
);
create index tax_change_of_series on pricing.tax_change (series, id);

-- Versions of one of the company's fees share a series. The company's fees apply to every home without its own.
create sequence pricing.fee_series;

-- A home that doesn't charge a fee of the company.
create table pricing.fee_exclusion (
  id bigint generated always as identity primary key,
  home_id bigint references homes.home,
  -- A group can exclude a fee of the company too.
  group_id bigint references homes.home_group,
  series bigint not null,
  name text not null check (name <> ''),
  reason text not null check (reason <> ''),
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz,
  constraint fee_exclusion_of_one check ((home_id is null) <> (group_id is null))
);
create unique index fee_exclusion_in_force on pricing.fee_exclusion (home_id, series) where replaced_at is null;
create unique index group_fee_exclusion_in_force on pricing.fee_exclusion (group_id, series)
  where group_id is not null and replaced_at is null;

-- Every change of the company's fees, by whom and why; never edited.
create table pricing.fee_change (
  id bigint generated always as identity primary key,
  series bigint,
  kind text not null check (kind in ('add', 'version', 'end', 'none', 'undo', 'group_leave_out', 'group_inherit')),
  change jsonb not null,
  before jsonb not null,
  after jsonb not null,
  undoes bigint references pricing.fee_change,
  reason text not null,
  changed_at timestamptz not null,
  changed_by bigint references accounts.account
);

-- A promo code that only the person with this address can use.
create table pricing.promo_owner (
  code text primary key,
  email text not null check (length(email) <= 254)
);

-- Cancellation policies the company worded itself, besides the presets (R35, R38).
create table pricing.policy (
  id bigint generated by default as identity primary key,
  policy jsonb not null check (jsonb_typeof(policy) = 'object'),
  archived_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by bigint
);
create unique index policy_named_once on pricing.policy (lower(policy ->> 'name')) where archived_at is null;

-- The deposit of the company or a group for homes that follow it, one per currency. Rows are never edited: a later one
-- replaces them. Null amount: it requires no deposit of its own.
create table pricing.default_deposit (
  id bigint generated always as identity primary key,
  group_id bigint references homes.home_group,
  currency char(3) not null,
  amount_minor bigint check (amount_minor >= 0),
  reason text not null check (reason <> ''),
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz
);
create unique index default_deposit_in_force on pricing.default_deposit (coalesce(group_id, 0), currency)
  where replaced_at is null;

select accounts.watch_tables();
