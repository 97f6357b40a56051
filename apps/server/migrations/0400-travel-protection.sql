-- Cover of the trip that a provider sells beside the stay. What a guest pays for it is owed to the provider; it is nobody
-- else’s income. One at a time; a row is never edited: a later one takes over and `replaced_at` says when.
create table pricing.protection (
  id bigint generated always as identity primary key,
  provider text not null check (provider <> ''),
  basis_points integer not null check (basis_points between 1 and 10000),
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz
);
create unique index protection_in_force on pricing.protection ((true)) where replaced_at is null;

insert into ledger.account (code, book, normal_side, requires) values
  ('payable:protection', 'trust', 'credit', '{}');

create schema protection;

-- What went to the provider, as the bank’s paper says.
create table protection.payment (
  id bigint generated always as identity primary key,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor > 0),
  reference text not null,
  paid_by bigint not null references accounts.account,
  paid_at timestamptz not null
);
