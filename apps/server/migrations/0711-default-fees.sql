-- Fees of the company hold for every home that has none of its own; versions of one share its series.
create sequence pricing.fee_series;
alter table pricing.fee
  alter column home_id drop not null,
  add column series bigint,
  add column from_date date,
  add column to_date date,
  -- Of a fixed amount of the company: homes of another currency do not charge it.
  add column currency char(3),
  -- The company's fee whose place a home's own takes.
  add column overrides bigint,
  add constraint fee_of_home_or_company check ((home_id is null) = (series is not null)),
  add constraint fee_dates check (from_date is null or to_date is null or from_date < to_date);
alter table pricing.fee add constraint fee_versions_apart
  exclude using gist (series with =, daterange(from_date, to_date) with &&) where (series is not null and replaced_at is null);
create index fee_of_company on pricing.fee (series) where home_id is null and replaced_at is null;

-- A home that does not charge a fee of the company.
create table pricing.fee_exclusion (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  series bigint not null,
  name text not null check (name <> ''),
  reason text not null check (reason <> ''),
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz
);
create unique index fee_exclusion_in_force on pricing.fee_exclusion (home_id, series) where replaced_at is null;

-- The company may decide for all its homes that it charges no cleaning or no service fee.
alter table pricing.fee_decision alter column home_id drop not null;
create unique index company_fee_decision_in_force on pricing.fee_decision (fee) where home_id is null and replaced_at is null;

-- Every change of the company's fees, by whom and why; written once.
create table pricing.fee_change (
  id bigint generated always as identity primary key,
  series bigint,
  kind text not null check (kind in ('add', 'version', 'end', 'none', 'undo')),
  change jsonb not null,
  before jsonb not null,
  after jsonb not null,
  undoes bigint references pricing.fee_change,
  reason text not null,
  changed_at timestamptz not null,
  changed_by bigint references accounts.account
);
