-- States levy taxes of their own; a home's area knows the one it lies in.
alter table homes.area add column state text;
update homes.area set state = town.state from places.town where town.id = area.id;

-- Versions of one tax share its series; no two of them hold on the same day.
create sequence pricing.tax_series;
alter table pricing.tax
  add column series bigint not null default nextval('pricing.tax_series'),
  add column library text,
  drop constraint tax_area_kind_check,
  add constraint tax_area_kind_check check (area_kind in ('country', 'state', 'region', 'town', 'home'));
alter table pricing.tax add constraint tax_dates check (from_date is null or to_date is null or from_date < to_date) not valid;
alter table pricing.tax add constraint tax_versions_apart
  exclude using gist (series with =, daterange(from_date, to_date) with &&) where (replaced_at is null);
create index tax_of_series on pricing.tax (series);

-- A home that does not charge a tax of its area.
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

-- Someone decided that no tax is due in an area, or on one home.
create table pricing.tax_decision (
  id bigint generated always as identity primary key,
  area_kind text not null check (area_kind in ('country', 'state', 'region', 'town', 'home')),
  area text not null,
  name text not null check (name <> ''),
  reason text not null check (reason <> ''),
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz
);
create unique index tax_decision_in_force on pricing.tax_decision (area_kind, area) where replaced_at is null;

-- Every change of taxes, by whom and why; written once.
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

-- Homes that are sold without a tax go on so, and say since when that is known; the others wait for a decision.
insert into pricing.tax_decision (area_kind, area, name, reason, created_at)
select 'home', home.id::text, 'Porchlight', 'Sold without a tax before the decision was asked for', now()
from homes.home join homes.area on area.id = home.area_id
where home.published_at is not null and not exists (
  select from pricing.tax where tax.replaced_at is null and (
    (tax.area_kind = 'country' and tax.area = area.country) or (tax.area_kind = 'region' and tax.area = area.region)
    or (tax.area_kind = 'town' and tax.area = area.id)));

alter table homes.home alter column fees_missing set default '{cleaning_fee,service_fee,tax}';
update homes.home set fees_missing = fees_missing || '{tax}'
from homes.area where area.id = home.area_id and home.published_at is null and not exists (
  select from pricing.tax where tax.replaced_at is null and (
    (tax.area_kind = 'country' and tax.area = area.country) or (tax.area_kind = 'region' and tax.area = area.region)
    or (tax.area_kind = 'town' and tax.area = area.id)));
