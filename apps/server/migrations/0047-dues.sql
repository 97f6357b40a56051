-- Owner invoices: accounts with a negative balance when a quarter closes, and what settles them (R53).
create schema dues;

-- An invoice never changes; what is applied to it is in `dues.credit`.
create table dues.invoice (
  id bigint generated always as identity primary key,
  -- Numbers are assigned in the transaction that writes the invoice, so that none is skipped.
  serial integer not null unique check (serial > 0),
  number text not null generated always as ('OWN-' || serial) stored unique,
  owner_id bigint not null references accounts.account,
  year integer not null,
  quarter integer not null check (quarter between 1 and 4),
  currency char(3) not null,
  total_minor bigint not null check (total_minor > 0),
  issued_on date not null,
  due_on date not null check (due_on >= issued_on),
  issued_at timestamptz not null,
  -- Everything on the document, as issued.
  document jsonb not null,
  unique (owner_id, year, quarter, currency)
);
create index invoice_of_owner on dues.invoice (owner_id, id);

create function dues.stays_as_it_is() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice and what was set against it are never changed' using errcode = 'restrict_violation';
end $$;
create trigger invoice_stays before update or delete on dues.invoice
  for each row execute function dues.stays_as_it_is();

-- What was applied to an invoice: the account's earnings, or a received payment. Never removed.
create table dues.credit (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references dues.invoice,
  kind text not null check (kind in ('earned', 'received')),
  amount_minor bigint not null check (amount_minor > 0),
  -- For a received payment: the day, the reference, who recorded it, and its journal entry.
  received_on date,
  reference text,
  noted_by bigint references accounts.account,
  entry_id bigint references ledger.entry,
  at timestamptz not null,
  check ((kind = 'received') = (received_on is not null and reference is not null and entry_id is not null))
);
create index credit_of_invoice on dues.credit (invoice_id, id);
create trigger credit_stays before update or delete on dues.credit
  for each row execute function dues.stays_as_it_is();

-- Closed statements already checked; later debts belong to a later statement.
create table dues.looked_at (
  owner_id bigint not null,
  year integer not null,
  quarter integer not null,
  at timestamptz not null,
  primary key (owner_id, year, quarter)
);

select accounts.watch_tables();
