-- Where people are paid. A change counts after a cooling-off, and nothing of it is forgotten.
create schema payees;

create table payees.payout_account (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  kind text not null check (kind in ('us_bank', 'iban')),
  holder text not null,
  account_type text not null check (account_type in ('checking', 'savings')),
  routing_number text,
  -- Account number or IBAN, sealed for this row; null once its owner's account was closed.
  number text,
  ending text not null,
  added_at timestamptz not null,
  in_force_at timestamptz not null,
  removed_at timestamptz,
  check (in_force_at > added_at),
  check ((kind = 'us_bank') = (routing_number is not null))
);
create index payout_account_of on payees.payout_account (account_id, id desc);

-- Payouts made before there were accounts of record name none.
alter table statements.payout add column payout_account_id bigint references payees.payout_account;

-- Who changes the address of an account is told where the old one is read, for a month.
alter table accounts.account
  add column former_email text,
  add column email_changed_at timestamptz,
  add check ((former_email is null) = (email_changed_at is null));
