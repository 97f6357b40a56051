-- What owners are asked for: their accounts that stand below zero when a quarter closes, and what gives it back (R53).
create schema dues;

-- A paper never changes; what is set against it stands beside it.
create table dues.invoice (
  id bigint generated always as identity primary key,
  -- Numbers are taken in the transaction that writes the paper, so that none is left out.
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
  -- Everything on the paper, as it was then.
  document jsonb not null,
  unique (owner_id, year, quarter, currency)
);
create index invoice_of_owner on dues.invoice (owner_id, id);

-- What was set against an invoice: what the account earned, or money that came. Nothing is taken out again.
create table dues.credit (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references dues.invoice,
  kind text not null check (kind in ('earned', 'received')),
  amount_minor bigint not null check (amount_minor > 0),
  -- Of money that came: the day, what its paper says, who wrote it down, the entry that holds it.
  received_on date,
  reference text,
  noted_by bigint references accounts.account,
  entry_id bigint references ledger.entry,
  at timestamptz not null,
  check ((kind = 'received') = (received_on is not null and reference is not null and entry_id is not null))
);
create index credit_of_invoice on dues.credit (invoice_id, id);

-- Closed statements that were looked at once; whatever is owed later belongs to a later one.
create table dues.looked_at (
  owner_id bigint not null,
  year integer not null,
  quarter integer not null,
  at timestamptz not null,
  primary key (owner_id, year, quarter)
);

create function dues.stays_as_it_is() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice and what was set against it are never changed' using errcode = 'restrict_violation';
end $$;
create trigger invoice_stays before update or delete on dues.invoice
  for each row execute function dues.stays_as_it_is();
create trigger credit_stays before update or delete on dues.credit
  for each row execute function dues.stays_as_it_is();
