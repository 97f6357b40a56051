-- The groups of homes that a member of the team works with; without any, all homes.
create table homes.team_group (
  account_id bigint not null references accounts.account,
  group_id bigint not null references homes.home_group,
  set_at timestamptz not null,
  primary key (account_id, group_id)
);
