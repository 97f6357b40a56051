-- Up to where one person acts alone, where that is less than the company's limit.
create table approvals.personal_limit (
  account_id bigint not null references accounts.account,
  name text not null,
  -- Whole units of the currency, or percent.
  value integer not null check (value >= 0),
  set_at timestamptz not null,
  primary key (account_id, name)
);
