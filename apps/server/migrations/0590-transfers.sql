-- Transfers between the trust's and the operating account. Until now the books moved the operator's part by themselves.
create schema transfers;

create table transfers.instruction (
  id bigint generated always as identity primary key,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  direction text not null check (direction in ('to_operating', 'to_trust')),
  amount_minor bigint not null check (amount_minor > 0),
  -- What was due before the entries of this instruction, and what of it stays in the trust.
  opening_minor bigint not null,
  retained_minor bigint not null,
  -- The entries up to here are told by this instruction or an earlier one.
  through_entry bigint not null,
  state text not null check (state in ('prepared', 'approved', 'sent', 'settled', 'canceled')),
  note text not null,
  prepared_by bigint references accounts.account,
  prepared_at timestamptz not null,
  approved_by bigint references accounts.account,
  approved_at timestamptz,
  sent_by bigint references accounts.account,
  sent_at timestamptz,
  sent_on date,
  reference text,
  settled_by bigint references accounts.account,
  settled_at timestamptz,
  settled_on date,
  entry_id bigint,
  canceled_by bigint references accounts.account,
  canceled_at timestamptz,
  cancel_reason text,
  constraint approved_by_a_second_person check (approved_by is null or approved_by <> prepared_by),
  constraint sent_says_when check ((sent_at is null) = (sent_on is null) and (sent_at is null) = (reference is null)),
  constraint settled_has_its_entry check ((state = 'settled') = (entry_id is not null)
    and (entry_id is null) = (settled_on is null)),
  constraint settled_was_sent check (state <> 'settled' or sent_at is not null),
  constraint canceled_says_why check ((state = 'canceled') = (cancel_reason is not null))
);
-- One at a time in a currency, so that nothing that is due is moved twice.
create unique index instruction_open on transfers.instruction (currency) where state in ('prepared', 'approved', 'sent');

create table transfers.line (
  instruction_id bigint not null references transfers.instruction,
  entry_id bigint not null,
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (instruction_id, entry_id)
);

create function transfers.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'lines of a transfer instruction are never changed';
end $$;
create trigger line_stays before update or delete on transfers.line
  for each row execute function transfers.refuse_change();
create trigger line_never_truncated before truncate on transfers.line
  for each statement execute function transfers.refuse_change();

-- What the books moved by themselves is due again until a transfer says that the bank has moved it.
create table transfers.opening (
  -- Entries after this one move cash between the two accounts by an instruction only.
  after_entry bigint not null,
  at timestamptz not null
);
do $$
declare
  moved record;
  entry bigint;
  day date := (now() at time zone 'America/New_York')::date;
begin
  for moved in
    select currency, sum(amount_minor)::bigint as amount from ledger.line
    where account = 'cash:operating' group by currency having sum(amount_minor) > 0
  loop
    insert into ledger.entry (purpose, source, document, occurred_on, dated, posted_at, line_count)
    values ('transfer-opening', 'transfers:opening:' || moved.currency,
      'What earlier entries moved to the operating account, due by transfer', day,
      ledger.first_open_day('{}'::bigint[], day), now(), 4)
    returning id into entry;
    insert into ledger.line (entry_id, ordinal, account, currency, amount_minor, why) values
      (entry, 1, 'cash:trust', moved.currency, moved.amount, 'not moved until a transfer says so'),
      (entry, 2, 'payable:operator', moved.currency, -moved.amount, 'due by transfer'),
      (entry, 3, 'receivable:trust', moved.currency, moved.amount, 'due by transfer'),
      (entry, 4, 'cash:operating', moved.currency, -moved.amount, 'not moved until a transfer says so');
  end loop;
end $$;
insert into transfers.opening select coalesce(max(id), 0), now() from ledger.entry;
