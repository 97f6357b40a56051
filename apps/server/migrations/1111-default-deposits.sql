-- The deposit of the company, or of a group, for homes that follow it: one a currency. Rows are never edited: a later
-- one takes over. Without an amount the company or the group asks for none of its own.
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

-- Homes keep the deposit they have; one that never chose follows the default.
alter table pricing.rate_plan add column deposit_inherits boolean not null default false;
