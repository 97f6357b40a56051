-- Money on its way from the trust to an owner's bank: no longer his, not yet gone.
insert into ledger.account (code, book, normal_side, requires) values
  ('payable:in-transit', 'trust', 'credit', '{ownerId}');
alter table ledger.line add constraint line_in_transit_names_its_owner
  check (account <> 'payable:in-transit' or owner_id is not null);

-- Payouts that leave together. The second person is someone else, whatever the code thinks.
create table statements.payout_run (
  id bigint generated always as identity primary key,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  note text not null,
  state text not null check (state in ('prepared', 'approved', 'sent', 'canceled')),
  prepared_by bigint references accounts.account,
  prepared_at timestamptz not null,
  approved_by bigint references accounts.account,
  approved_at timestamptz,
  ended_by bigint references accounts.account,
  ended_at timestamptz,
  -- The banking day on which the bank is asked to move the money.
  effective_on date,
  constraint approved_by_a_second_person check (approved_by is null or approved_by <> prepared_by),
  constraint ended_is_dated check ((state in ('sent', 'canceled')) = (ended_at is not null)),
  constraint sent_is_effective check ((state = 'sent') = (effective_on is not null))
);

-- What one owner is to be paid by a run, and to which account. `dropped_for` says why it was not.
create table statements.run_line (
  run_id bigint not null references statements.payout_run,
  owner_id bigint not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  payout_account_id bigint not null references payees.payout_account,
  dropped_for text,
  payout_id bigint unique references statements.payout,
  open boolean not null default true,
  primary key (run_id, owner_id),
  constraint paid_or_dropped check (dropped_for is null or payout_id is null)
);
-- Nobody waits in two runs of one currency at once.
create unique index run_line_open on statements.run_line (owner_id, currency) where open;

-- Payouts made before there were runs have arrived.
alter table statements.payout add column state text not null default 'settled'
  check (state in ('sent', 'settled', 'returned'));
alter table statements.payout alter column state set default 'sent';
alter table statements.payout add column ended_at timestamptz;
alter table statements.payout add column ended_by bigint references accounts.account;
-- Why the bank sent it back.
alter table statements.payout add column returned_for text;
update statements.payout set ended_at = paid_at;
alter table statements.payout add constraint ended_is_dated check ((state = 'sent') = (ended_at is null));
alter table statements.payout add constraint returned_says_why check ((state = 'returned') = (returned_for is not null));
create index payout_to_account on statements.payout (payout_account_id, id);
