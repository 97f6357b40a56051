-- What was paid to companies for their bills, from the trust. A payment that was noted by mistake is withdrawn.
create table works.bill_payment (
  id bigint generated always as identity primary key,
  bill_id bigint not null references works.bill,
  paid_on date not null,
  -- As the bank's paper names it.
  reference text not null check (length(reference) between 3 and 120),
  entry_id bigint not null references ledger.entry,
  noted_by bigint not null references accounts.account,
  noted_at timestamptz not null,
  withdrawn_by bigint references accounts.account,
  withdrawn_at timestamptz,
  check ((withdrawn_by is null) = (withdrawn_at is null))
);
create unique index bill_payment_once on works.bill_payment (bill_id) where withdrawn_at is null;
