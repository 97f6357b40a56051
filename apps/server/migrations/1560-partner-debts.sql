-- What partners were overpaid and no payout recovers: repaid to us, or written off.

-- The part of an overpayment that is written off. It shrinks with the overpayment, such as when a reversal is undone.
alter table commissions.commission add column forgiven_minor bigint not null default 0 check (forgiven_minor >= 0);

create table commissions.debt_settlement (
  id bigint generated always as identity primary key,
  partner_id bigint not null references accounts.account,
  kind text not null check (kind in ('repayment', 'write_off')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- When the bank credited a repayment.
  received_on date check ((kind = 'repayment') = (received_on is not null)),
  reference text not null default '',
  reason text not null check (length(reason) between 1 and 500),
  recorded_by bigint references accounts.account,
  recorded_at timestamptz not null,
  undone_by bigint references accounts.account,
  undone_at timestamptz,
  undone_reason text,
  check ((undone_at is null) = (undone_reason is null))
);
create index debt_settlement_of_partner on commissions.debt_settlement (partner_id, id);
create index debt_settlement_by_recorder on commissions.debt_settlement (recorded_by);
create index debt_settlement_by_undoer on commissions.debt_settlement (undone_by);

-- How a settlement is spread over the commissions that were overpaid.
create table commissions.debt_settlement_line (
  settlement_id bigint not null references commissions.debt_settlement,
  commission_id bigint not null references commissions.commission,
  amount_minor bigint not null check (amount_minor > 0),
  primary key (settlement_id, commission_id)
);
create index debt_settlement_line_of_commission on commissions.debt_settlement_line (commission_id);

select accounts.watch_tables();
