-- What a guest is billed for a stay, and what takes a bill back. Nothing is ever edited: a change of the stay is a credit
-- note over the whole of the old invoice and a new one.
create schema invoices;

-- The last number given in each series; taken in the transaction that writes the paper, so that no number is left out.
create table invoices.series (
  prefix text primary key check (prefix ~ '^[A-Z]{1,10}$'),
  last_serial integer not null check (last_serial >= 0)
);

create table invoices.invoice (
  id bigint generated always as identity primary key,
  prefix text not null references invoices.series,
  serial integer not null check (serial > 0),
  number text not null generated always as (prefix || '-' || serial) stored unique,
  booking_id bigint not null,
  account_id bigint not null references accounts.account,
  -- Of a credit note: the invoice it takes back, once.
  corrects bigint unique references invoices.invoice,
  currency text not null,
  total_minor bigint not null,
  issued_on date not null,
  issued_at timestamptz not null,
  -- Everything on the paper, as it was then.
  document jsonb not null,
  unique (prefix, serial),
  check ((corrects is null) = (prefix = 'INV')),
  check ((corrects is null and total_minor > 0) or (corrects is not null and total_minor < 0))
);
create index invoice_of_account on invoices.invoice (account_id, id desc);
create index invoice_of_booking on invoices.invoice (booking_id, id desc);

create function invoices.stays_as_it_is() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice is corrected by a credit note, never changed' using errcode = 'restrict_violation';
end $$;
create trigger invoice_stays before update or delete on invoices.invoice
  for each row execute function invoices.stays_as_it_is();
