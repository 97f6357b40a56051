create schema protection;

-- Payments to the provider, as on the bank statement.
create table protection.payment (
  id bigint generated always as identity primary key,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor > 0),
  reference text not null,
  paid_by bigint not null references accounts.account,
  paid_at timestamptz not null
);

select accounts.watch_tables();
