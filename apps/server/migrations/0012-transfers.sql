-- Transfers between the trust account and the operating account.
create schema transfers;

create table transfers.instruction (
  id bigint generated always as identity primary key,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  direction text not null check (direction in ('to_operating', 'to_trust')),
  amount_minor bigint not null check (amount_minor > 0),
  -- What was due before the entries of this instruction, and how much of it stays in trust.
  opening_minor bigint not null,
  retained_minor bigint not null,
  -- Entries up to this one are covered by this instruction or an earlier one.
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
-- One open instruction per currency, so that nothing due is moved twice.
create unique index instruction_open on transfers.instruction (currency)
  where state in ('prepared', 'approved', 'sent');

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

-- Where transfers by instruction begin: the operator's part of earlier entries is due until a transfer moves it.
create table transfers.opening (
  -- Entries after this one move cash between the two accounts only by an instruction.
  after_entry bigint not null,
  at timestamptz not null
);

insert into transfers.opening (after_entry, at) values (0, now());

select accounts.watch_tables();
