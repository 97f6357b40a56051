-- Groups of homes carry defaults: those of a destination hold every home there, the others the homes they list.
create table homes.home_group (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('destination', 'brand', 'portfolio', 'tag')),
  name text not null check (name <> ''),
  area_kind text check (area_kind in ('country', 'state', 'region', 'town')),
  area text,
  created_at timestamptz not null,
  archived_at timestamptz,
  check ((kind = 'destination') = (area is not null)),
  check ((area is null) = (area_kind is null))
);
create unique index home_group_name on homes.home_group (kind, lower(name)) where archived_at is null;
create unique index home_group_area on homes.home_group (area_kind, area) where archived_at is null;

-- Never edited but for its end, so that what a home asked at an instant can be read again.
create table homes.group_member (
  id bigint generated always as identity primary key,
  group_id bigint not null references homes.home_group,
  home_id bigint not null references homes.home,
  added_at timestamptz not null,
  removed_at timestamptz
);
create unique index group_member_now on homes.group_member (group_id, home_id) where removed_at is null;
create index group_member_home on homes.group_member (home_id);

-- Every change of a group, by whom and why; written once.
create table homes.group_change (
  id bigint generated always as identity primary key,
  group_id bigint not null references homes.home_group,
  kind text not null check (kind in ('create', 'edit', 'archive', 'undo')),
  before jsonb not null,
  after jsonb not null,
  undoes bigint references homes.group_change,
  reason text not null check (reason <> ''),
  changed_at timestamptz not null,
  changed_by bigint references accounts.account
);
create index group_change_group on homes.group_change (group_id);

-- A fee of a group: as one of the company, for its homes alone; it may take the place of one of the company.
alter table pricing.fee
  add column group_id bigint references homes.home_group,
  add constraint fee_of_group_not_home check (group_id is null or home_id is null);

-- A group may leave out a fee of the company, or decide against cleaning or service.
alter table pricing.fee_exclusion
  alter column home_id drop not null,
  add column group_id bigint references homes.home_group,
  add constraint fee_exclusion_of_one check ((home_id is null) <> (group_id is null));
create unique index group_fee_exclusion_in_force on pricing.fee_exclusion (group_id, series)
  where group_id is not null and replaced_at is null;

alter table pricing.fee_decision
  add column group_id bigint references homes.home_group,
  add constraint fee_decision_of_group_not_home check (group_id is null or home_id is null);
drop index pricing.company_fee_decision_in_force;
create unique index company_fee_decision_in_force on pricing.fee_decision (fee)
  where home_id is null and group_id is null and replaced_at is null;
create unique index group_fee_decision_in_force on pricing.fee_decision (group_id, fee)
  where group_id is not null and replaced_at is null;

alter table pricing.fee_change
  drop constraint fee_change_kind_check,
  add constraint fee_change_kind_check
    check (kind in ('add', 'version', 'end', 'none', 'undo', 'group_leave_out', 'group_inherit'));
