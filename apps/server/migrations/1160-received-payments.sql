-- What guests pay outside the card gateway, as staff record it: by wire, by check, or in cash. Until it is in the bank it
-- stands in an account of its own.
insert into ledger.account (code, book, normal_side, requires) values
  ('cash:received', 'trust', 'debit', '{bookingId}');
alter table ledger.line add constraint line_received_names_its_booking
  check (account <> 'cash:received' or booking_id is not null);

alter table payments.intent
  drop constraint intent_kind_check,
  add constraint intent_kind_check check (kind in ('card', 'bank', 'wire', 'check', 'cash')),
  drop constraint intent_pays_by_token_or_card,
  add constraint intent_pays_by_token_or_card check ((kind in ('card', 'bank')) = ((token is null) <> (card is null)));

create table payments.received (
  intent_id bigint primary key references payments.intent (id),
  received_on date not null,
  -- The number of the check, the bank's reference of the wire, or the receipt.
  reference text not null check (length(reference) between 1 and 120),
  note text not null default '' check (length(note) <= 300),
  files bigint[] not null default '{}',
  recorded_by bigint,
  entry_id bigint not null,
  deposited_on date,
  deposited_by bigint,
  deposit_entry_id bigint,
  reversed_at timestamptz,
  reversed_by bigint,
  reversal_reason text,
  constraint received_deposit_whole check ((deposited_on is null) = (deposit_entry_id is null)),
  constraint received_reversal_explained check ((reversed_at is null) = (reversal_reason is null))
);
create index received_undeposited on payments.received (received_on) where deposited_on is null and reversed_at is null;
