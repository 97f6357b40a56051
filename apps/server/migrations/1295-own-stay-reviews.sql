-- A guest who shares a phone, mailbox, household, or card with the partner who brought them may be the partner: staff decide
-- whether the stay is the partner's own, which earns nothing (R59).
create table commissions.own_stay_review (
  commission_id bigint primary key references commissions.commission,
  booking_id bigint not null,
  shared text[] not null check (shared <@ '{phone,email,address,payment}' and cardinality(shared) > 0),
  opened_at timestamptz not null,
  is_own boolean,
  reason text,
  decided_by bigint references accounts.account,
  decided_at timestamptz,
  constraint decided_whole check
    ((decided_at is null) = (is_own is null) and (decided_at is null) = (reason is null) and (decided_at is null) = (decided_by is null))
);
create index own_stay_review_of_booking on commissions.own_stay_review (booking_id);
create index own_stay_review_open on commissions.own_stay_review (opened_at) where decided_at is null;

-- The team is reminded of a dispute before its answer is due, and once more when it is late (R60).
alter table commissions.dispute
  add column reminded_at timestamptz,
  add column escalated_at timestamptz;
