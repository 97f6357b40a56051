create schema commissions;

-- Who bears a program's commission, by the day from which it applies. A row is never edited.
create table commissions.program_terms (
  id bigint generated always as identity primary key,
  program text not null check (program in ('travel-agent', 'broker', 'referral', 'affiliate')),
  valid_from date not null,
  bearer text not null check (bearer in ('manager', 'owner', 'split')),
  basis_points integer not null check (basis_points between 0 and 10000),
  note text not null default '',
  set_by bigint references accounts.account,
  set_at timestamptz not null
);
create index program_terms_of on commissions.program_terms (program, valid_from desc, id desc);

create table commissions.commission (
  id bigint generated always as identity primary key,
  -- For the guest, for the home, for the work of an invited partner, or added by staff.
  kind text not null default 'guest' check (kind in ('guest', 'home', 'invitation', 'manual')),
  booking_id bigint,
  -- The invited partner's commission that it is a share of.
  origin_id bigint unique references commissions.commission,
  home_id bigint,
  partner_id bigint not null references accounts.account,
  code text,
  source text not null check (source in ('broker', 'referral', 'agent', 'affiliate', 'hv', 'commission', 'manual')),
  basis_points integer,
  bearer text not null check (bearer in ('manager', 'owner', 'split')),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  state text not null
    check (state in ('tracked', 'booked', 'earned', 'approved', 'scheduled', 'paid', 'reversed')),
  -- Staff credited the booking to another partner, whose commission replaces this one.
  superseded boolean not null default false,
  -- Whether the broker's license was valid in the home's state when the guest booked (R61); null: none is needed. If it
  -- wasn't, payment waits until staff have checked it.
  license_at_booking boolean,
  -- What the partner earns as of now.
  amount_minor bigint not null check (amount_minor >= 0),
  -- What the journal owes or paid the partner for it, and how much of that was paid.
  posted_minor bigint not null default 0,
  settled_minor bigint not null default 0,
  owner_minor bigint not null default 0,
  -- The day by which it is paid.
  due_on date,
  note text not null default '',
  file_id bigint,
  added_by bigint references accounts.account,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  constraint settled_was_posted check (settled_minor between 0 and posted_minor),
  constraint manual_has_a_document check ((kind = 'manual') = (file_id is not null)),
  constraint names_its_cause check ((kind in ('guest', 'home')) = (booking_id is not null)),
  constraint names_its_origin check ((kind = 'invitation') = (origin_id is not null))
);
create index commission_of_partner on commissions.commission (partner_id, state);
create index commission_in_state on commissions.commission (state, id);
create unique index commission_of_booking on commissions.commission (booking_id, kind)
  where booking_id is not null and not superseded;

-- Every change, never edited: who, why, how much, by which rule.
create table commissions.change (
  id bigint generated always as identity primary key,
  commission_id bigint not null references commissions.commission,
  at timestamptz not null,
  by_account bigint references accounts.account,
  from_state text,
  to_state text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  posted_minor bigint not null,
  settled_minor bigint not null,
  reason text not null,
  note text not null default '',
  rule text not null
);
create index change_of_commission on commissions.change (commission_id, id);

create function commissions.change_stays() returns trigger language plpgsql as $$
begin
  raise exception 'changes of commissions are never edited';
end $$;
create trigger change_stays before update or delete on commissions.change
  for each row execute function commissions.change_stays();

create table commissions.dispute (
  id bigint generated always as identity primary key,
  commission_id bigint not null references commissions.commission,
  reason text not null,
  opened_by bigint not null references accounts.account,
  opened_at timestamptz not null,
  answer_by date not null,
  -- Staff are reminded of a dispute before its answer is due, and again when it is late (R60).
  reminded_at timestamptz,
  escalated_at timestamptz,
  answer text,
  answered_by bigint references accounts.account,
  answered_at timestamptz,
  upheld boolean,
  constraint answered_whole check ((answer is null) = (answered_at is null))
);
create unique index dispute_open on commissions.dispute (commission_id) where answered_at is null;

create table commissions.payout_run (
  id bigint generated always as identity primary key,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  note text not null,
  state text not null check (state in ('prepared', 'approved', 'sent', 'settled', 'canceled')),
  prepared_by bigint references accounts.account,
  prepared_at timestamptz not null,
  approved_by bigint references accounts.account,
  approved_at timestamptz,
  ended_by bigint references accounts.account,
  ended_at timestamptz,
  effective_on date
);

-- A self-billed invoice: one per partner and run, numbered within the partner's code.
create table commissions.invoice (
  id bigint generated always as identity primary key,
  number text not null unique check (number ~ '^[A-Z]{3}-[0-9]+$'),
  partner_id bigint not null references accounts.account,
  run_id bigint not null references commissions.payout_run,
  currency char(3) not null,
  gross_minor bigint not null check (gross_minor > 0),
  recovered_minor bigint not null check (recovered_minor >= 0),
  withheld_minor bigint not null check (withheld_minor >= 0),
  net_minor bigint not null check (net_minor >= 0),
  payout_account_id bigint not null,
  account_ending text not null,
  document jsonb not null,
  state text not null check (state in ('open', 'sent', 'paid', 'returned', 'void')),
  issued_on date not null,
  paid_on date,
  why text,
  constraint adds_up check (net_minor = gross_minor - recovered_minor - withheld_minor)
);
create index invoice_of_partner on commissions.invoice (partner_id, id desc);
create index invoice_of_run on commissions.invoice (run_id);
create unique index invoice_waits_once on commissions.invoice (partner_id, currency) where state = 'open';

create table commissions.invoice_line (
  invoice_id bigint not null references commissions.invoice,
  commission_id bigint not null references commissions.commission,
  amount_minor bigint not null check (amount_minor <> 0),
  -- Recovered for a commission that was reversed after it was paid.
  recovers boolean not null default false,
  -- A returned payout undoes what later payouts recovered of it: this part of the line no longer counts.
  undone_minor bigint not null default 0 check (undone_minor between 0 and abs(amount_minor)),
  primary key (invoice_id, commission_id)
);
create index invoice_line_of_commission on commissions.invoice_line (commission_id);

-- A guest who shares a phone, mailbox, household, or card with the partner who referred them may be the partner: staff
-- decide whether it is the partner's own stay, which earns nothing (R59).
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
    ((decided_at is null) = (is_own is null) and (decided_at is null) = (reason is null)
        and (decided_at is null) = (decided_by is null))
);
create index own_stay_review_of_booking on commissions.own_stay_review (booking_id);
create index own_stay_review_open on commissions.own_stay_review (opened_at) where decided_at is null;

select accounts.watch_tables();
