-- Under which terms an agency works for its clients; offers show them, invoices keep them.
alter table partners.agency add column terms text not null default '';

-- What agents billed their clients. An agency may end, its invoices stay.
create table partners.client_invoice (
  id bigint generated always as identity primary key,
  agency_id bigint not null,
  number text not null,
  offer_id bigint not null,
  account_id bigint not null references accounts.account,
  document jsonb not null,
  issued_on date not null,
  issued_at timestamptz not null,
  voided_at timestamptz,
  void_reason text not null default '',
  unique (agency_id, number)
);
create unique index client_invoice_stands on partners.client_invoice (offer_id) where voided_at is null;
create index client_invoice_of_agency on partners.client_invoice (agency_id, id desc);
create index client_invoice_of_agent on partners.client_invoice (account_id, id desc);
