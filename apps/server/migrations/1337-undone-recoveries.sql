-- A payout that comes back ends what later payouts recovered of it: as much of their lines counts no more.
alter table commissions.invoice_line
  add column undone_minor bigint not null default 0 check (undone_minor between 0 and abs(amount_minor));
