-- Payments through a card gateway: what was requested, what the gateway answered, and the result.
create schema payments;

-- The sandbox gateway's own books. It stands for an external company: written on its own connections, never joined with
-- the tables above.
create schema sandbox_gateway;

-- What Stripe was asked under each key, and its events. Stripe's own books stay at Stripe.
create schema stripe_gateway;

-- One dated part of a booking's payment schedule. `due_at` is midnight of `due_on` in the home's time zone (R29).
-- `intent_id` is the attempt that is paying or has paid it.
create table payments.installment (
  booking_id bigint not null,
  ordinal integer not null check (ordinal >= 1),
  home_id bigint not null,
  account_id bigint not null,
  time_zone text not null,
  due_on date not null,
  due_at timestamptz not null,
  at_booking boolean not null,
  -- Never charged to a stored card or account, because the guest hasn't agreed to it: they pay it themselves.
  needs_guest boolean not null default false,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'scheduled' check (state in ('scheduled', 'paid', 'failed', 'canceled')),
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  -- An installment whose bank debit was returned waits until then for a card, and isn't debited again (R29).
  grace_until timestamptz,
  intent_id bigint,
  primary key (booking_id, ordinal)
);
create index installment_due on payments.installment (next_try_at)
  where state = 'scheduled' and intent_id is null and not at_booking;
create index installment_in_grace on payments.installment (grace_until)
  where grace_until is not null and state = 'scheduled' and intent_id is null;
-- Unpaid installments, and what a guest has paid.
create index installment_unpaid on payments.installment (due_at) where state in ('scheduled', 'failed');
-- Failed charges: few among all that is still due.
create index installment_refused on payments.installment (due_at)
  where state in ('scheduled', 'failed') and intent_id is null and attempts > 0;

-- An intent to charge, written before the gateway is called. `gateway_key` makes the gateway act once; it is random, so
-- that a restored database never refers to another charge.
create table payments.intent (
  id bigint generated always as identity primary key,
  key text not null unique,
  gateway_key text not null unique,
  booking_id bigint not null,
  home_id bigint not null,
  account_id bigint not null,
  -- Who pays instead of the guest, named by the requesting module; null: the guest. Only the guest's card is stored.
  payer text,
  installments integer[] not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  off_session boolean not null,
  -- A bank debit takes days until it is paid or returned.
  kind text not null default 'card' check (kind in ('card', 'bank', 'wire', 'check', 'cash')),
  token text,
  card text,
  -- A payment captured from a hold: each hold pays once.
  card_hold_id bigint unique,
  state text not null default 'recorded'
    check (state in ('recorded', 'needs_action', 'pending', 'succeeded', 'failed')),
  method text not null default '',
  challenge_url text,
  -- Network address and browser with which the guest authorized the debit: the mandate (R34).
  agreed_address text,
  agreed_browser text,
  failure text,
  superseded_by bigint,
  pending_since timestamptz,
  -- By when the bank will have answered; the nights aren't held longer.
  answer_by timestamptz,
  -- After a return: until when a card can be used instead.
  grace_until timestamptz,
  created_at timestamptz not null,
  resolved_at timestamptz,
  constraint intent_pays_by_token_or_card check ((kind in ('card', 'bank')) = ((token is null) <> (card is null))),
  constraint intent_failure_named check ((state = 'failed') = (failure is not null)),
  constraint intent_pending_dated check (state <> 'pending' or answer_by is not null)
);
create index intent_of_booking on payments.intent (booking_id);
create index intent_open on payments.intent (created_at) where state in ('recorded', 'needs_action');
create index intent_pending on payments.intent (id) where state = 'pending';
create index intent_of_account on payments.intent (account_id);

-- The guest's authorization to charge later amounts (R34).
create table payments.mandate (
  booking_id bigint,
  home_id bigint not null,
  account_id bigint not null,
  -- Both a card and a bank account can be charged later; the latest one is.
  kind text not null default 'card' check (kind in ('card', 'bank')),
  card text not null,
  method text not null,
  authenticated boolean not null,
  -- Null for a card that was stored without a payment.
  intent_id bigint,
  given_at timestamptz not null,
  primary key (booking_id, kind)
);

create table payments.refund (
  id bigint generated always as identity primary key,
  gateway_key text not null unique,
  intent_id bigint not null,
  booking_id bigint not null,
  home_id bigint not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  why jsonb not null,
  -- The recipient is notified of it with its cause, so that one refund isn't reported twice.
  notified boolean not null default false,
  state text not null default 'recorded' check (state in ('recorded', 'succeeded', 'failed', 'by_other_means')),
  failure text,
  proof text,
  created_at timestamptz not null,
  resolved_at timestamptz,
  constraint refund_proved check ((state = 'by_other_means') = (proof is not null))
);
create index refund_of_booking on payments.refund (booking_id);
create index refund_of_intent on payments.refund (intent_id);
create index refund_open on payments.refund (created_at) where state = 'recorded';

create table payments.dispute (
  id bigint generated always as identity primary key,
  reference text not null unique,
  intent_id bigint not null,
  booking_id bigint not null,
  home_id bigint not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- What the operator advanced because the money already belonged to others (R55).
  advanced_minor bigint not null check (advanced_minor >= 0),
  entry_id bigint not null,
  state text not null default 'open' check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index dispute_of_intent on payments.dispute (intent_id);

create table payments.settlement (
  id bigint generated always as identity primary key,
  currency char(3) not null,
  -- Net change of the trust account: captures less refunds and disputes.
  amount_minor bigint not null,
  movements integer not null check (movements > 0),
  settled_at timestamptz not null
);

-- Every movement of our money at the gateway, once each: captured (+), refunded (-), refund returned (+), disputed (-),
-- dispute won (+).
create table payments.movement (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('capture', 'refund', 'refund_returned', 'dispute', 'dispute_won')),
  source_id bigint not null,
  intent_id bigint not null,
  booking_id bigint not null,
  home_id bigint not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor <> 0),
  moved_at timestamptz not null,
  settlement_id bigint,
  constraint movement_once unique (kind, source_id)
);
create index movement_of_intent on payments.movement (intent_id);
create index movement_of_booking on payments.movement (booking_id);
create index movement_unsettled on payments.movement (id) where settlement_id is null;

create table sandbox_gateway.card (
  id text primary key,
  token text not null,
  -- A card is stored once per key.
  key text unique,
  -- The bank's answer about storing the card.
  status text not null default 'kept' check (status in ('kept', 'needs_action', 'refused')),
  created_at timestamptz not null
);

-- A row without an amount is a key canceled before anything happened; it never charges.
create table sandbox_gateway.charge (
  id text primary key,
  key text not null unique,
  status text not null check (status in ('succeeded', 'needs_action', 'pending', 'refused', 'canceled')),
  token text,
  card text references sandbox_gateway.card (id),
  currency char(3),
  amount_minor bigint check (amount_minor > 0),
  refusal text,
  -- A pending charge becomes `settles_as` at this time, on the next read.
  settles_at timestamptz,
  settles_as text check (settles_as in ('succeeded', 'refused')),
  created_at timestamptz not null,
  answered_at timestamptz,
  constraint charge_pending_settles check (status <> 'pending' or (settles_at is not null and settles_as is not null))
);
create index charge_disputable on sandbox_gateway.charge (created_at)
  where status = 'succeeded' and token = 'sandbox_dispute';
create index charge_pending on sandbox_gateway.charge (settles_at) where status = 'pending';
create index charge_taken_back on sandbox_gateway.charge (created_at)
  where status = 'succeeded' and token = 'tok_bank_taken_back';

create table sandbox_gateway.refund (
  id text primary key,
  key text not null unique,
  charge_id text not null references sandbox_gateway.charge (id),
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);
create index refund_of_charge on sandbox_gateway.refund (charge_id);

create table sandbox_gateway.dispute (
  id text primary key,
  charge_id text not null unique references sandbox_gateway.charge (id),
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'open' check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  changed_at timestamptz not null
);

-- A row without a payment intent moved nothing; one canceled before it had any never will.
create table stripe_gateway.charge (
  key text primary key,
  currency char(3),
  amount_minor bigint check (amount_minor > 0),
  payment_intent text unique,
  canceled boolean not null default false,
  created_at timestamptz not null
);

-- Stored before it is processed. The event itself contains names and addresses and isn't stored.
create table stripe_gateway.event (
  id text primary key,
  type text not null,
  payment_intent text,
  -- Events about payouts are about other kinds of objects, some of them of connected accounts.
  object text,
  account text,
  made_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index event_unhandled on stripe_gateway.event (received_at) where handled_at is null;

-- A deposit authorization on a guest's card (R31). Written before the gateway is called; `gateway_key` makes the
-- gateway act once, and identifies a capture in its books.
create table payments.card_hold (
  id bigint generated always as identity primary key,
  gateway_key text not null unique,
  booking_id bigint not null,
  home_id bigint not null,
  account_id bigint not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  token text,
  card text,
  state text not null default 'recorded'
    check (state in ('recorded', 'held', 'refused', 'releasing', 'released', 'capturing', 'captured')),
  method text not null default '',
  -- Until when the bank holds it; nothing can be captured afterward, whatever the state.
  capture_before timestamptz,
  captured_minor bigint check (captured_minor > 0 and captured_minor <= amount_minor),
  failure text,
  created_at timestamptz not null,
  held_at timestamptz,
  ended_at timestamptz,
  constraint card_hold_by_token_or_card check (token is not null or card is not null),
  constraint card_hold_failure_named check ((state = 'refused') = (failure is not null)),
  constraint card_hold_captured_sum check ((state = 'captured') = (captured_minor is not null))
);
create index card_hold_of_booking on payments.card_hold (booking_id);
create index card_hold_open on payments.card_hold (created_at)
  where state in ('recorded', 'held', 'releasing', 'capturing');
-- One authorization of a guest's card at a time.
create unique index card_hold_asked_once on payments.card_hold (booking_id) where state = 'recorded';

-- A row without an amount is a key released before anything was held.
create table sandbox_gateway.hold (
  key text primary key,
  status text not null check (status in ('held', 'refused', 'released', 'captured')),
  token text,
  card text references sandbox_gateway.card (id),
  currency char(3),
  amount_minor bigint check (amount_minor > 0),
  captured_minor bigint check (captured_minor <= amount_minor),
  refusal text,
  capture_before timestamptz,
  created_at timestamptz not null
);

-- A card stored without a payment: for the deposit of a stay paid by bank (R31). Written before the gateway is called;
-- `gateway_key` makes the gateway store it once.
create table payments.left_card (
  id bigint generated always as identity primary key,
  gateway_key text not null unique,
  booking_id bigint not null,
  account_id bigint not null,
  -- A card for later payments replaces the one the guest paid with (R34). Its bank may require a challenge: `reference`
  -- is the gateway's id meanwhile.
  purpose text not null default 'deposit' check (purpose in ('deposit', 'later_payments')),
  token text not null,
  state text not null default 'recorded' check (state in ('recorded', 'needs_action', 'kept', 'refused')),
  card text,
  method text not null default '',
  reference text,
  challenge_url text,
  failure text,
  created_at timestamptz not null,
  resolved_at timestamptz,
  constraint left_card_named check ((state = 'kept') = (card is not null)),
  constraint left_card_failure_named check ((state = 'refused') = (failure is not null)),
  constraint left_card_asked check (state <> 'needs_action' or reference is not null)
);
create index left_card_of_booking on payments.left_card (booking_id, id);
create index left_card_open on payments.left_card (created_at) where state in ('recorded', 'needs_action');

-- What Stripe Connect was asked under each key. A rejected transfer stays rejected.
create table stripe_gateway.transfer (
  key text primary key,
  account text not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  transfer text unique,
  payout text unique,
  refused_for text,
  created_at timestamptz not null
);

create table payments.received (
  intent_id bigint primary key references payments.intent (id),
  received_on date not null,
  -- The check number, the bank's reference of the wire, or the receipt.
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

select accounts.watch_tables();
