-- Guest invoices and credit notes. Nothing is ever edited: a changed stay gets a credit note over the whole old
-- invoice, and a new invoice.
create schema invoices;

-- The last number of each series; assigned in the transaction that writes the invoice, so that none is skipped.
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
  -- Each settled damage claim has its own invoice, besides that of the stay.
  claim_id bigint,
  account_id bigint not null references accounts.account,
  -- For a credit note: the invoice it credits, once.
  corrects bigint unique references invoices.invoice,
  currency text not null,
  total_minor bigint not null,
  issued_on date not null,
  issued_at timestamptz not null,
  -- Everything on the document, as issued.
  document jsonb not null,
  unique (prefix, serial),
  check ((corrects is null) = (prefix = 'INV')),
  check ((corrects is null and total_minor > 0) or (corrects is not null and total_minor < 0))
);
create index invoice_of_account on invoices.invoice (account_id, id desc);
create index invoice_of_booking on invoices.invoice (booking_id, id desc);

create function invoices.stays_as_it_is() returns trigger language plpgsql as $$
begin
  -- The number is written from prefix and serial after this.
  if tg_op = 'UPDATE' and accounts.follows_merge(to_jsonb(old) - 'number', to_jsonb(new) - 'number') then
    return new;
  end if;
  raise exception 'an invoice is corrected by a credit note, never changed' using errcode = 'restrict_violation';
end $$;
create trigger invoice_stays before update or delete on invoices.invoice
  for each row execute function invoices.stays_as_it_is();

select accounts.watch_tables();
