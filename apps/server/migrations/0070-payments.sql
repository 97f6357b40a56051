-- Money that moves through a card gateway: what was wanted, what the gateway said, what came of it.
create schema payments;

-- One dated part of a booking's payment schedule. `due_at` is midnight of `due_on` where the home stands (R29).
-- `intent_id` is the attempt that is paying, or has paid, for it.
create table payments.installment (
  booking_id bigint not null,
  ordinal integer not null check (ordinal >= 1),
  home_id bigint not null,
  account_id bigint not null,
  time_zone text not null,
  due_on date not null,
  due_at timestamptz not null,
  at_booking boolean not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'scheduled' check (state in ('scheduled', 'paid', 'failed', 'canceled')),
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  intent_id bigint,
  primary key (booking_id, ordinal)
);
create index installment_due on payments.installment (next_try_at)
  where state = 'scheduled' and intent_id is null and not at_booking;

-- A wish to charge, written before the gateway hears of it. `gateway_key` is the key under which the gateway acts once;
-- it is random, so that a database brought back from a backup never speaks of another charge.
create table payments.intent (
  id bigint generated always as identity primary key,
  key text not null unique,
  gateway_key text not null unique,
  booking_id bigint not null,
  home_id bigint not null,
  account_id bigint not null,
  installments integer[] not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  off_session boolean not null,
  token text,
  card text,
  state text not null default 'recorded' check (state in ('recorded', 'needs_action', 'succeeded', 'failed')),
  method text not null default '',
  challenge_url text,
  failure text,
  superseded_by bigint,
  created_at timestamptz not null,
  resolved_at timestamptz,
  constraint intent_pays_by_token_or_card check ((token is null) <> (card is null)),
  constraint intent_failure_named check ((state = 'failed') = (failure is not null))
);
create index intent_of_booking on payments.intent (booking_id);
create index intent_open on payments.intent (created_at) where state in ('recorded', 'needs_action');

-- The guest's leave to charge the card for what falls due later (R34).
create table payments.mandate (
  booking_id bigint primary key,
  home_id bigint not null,
  account_id bigint not null,
  card text not null,
  method text not null,
  authenticated boolean not null,
  intent_id bigint not null,
  given_at timestamptz not null
);

create table payments.refund (
  id bigint generated always as identity primary key,
  gateway_key text not null unique,
  intent_id bigint not null,
  booking_id bigint not null,
  home_id bigint not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  why text not null,
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
  -- What the operator advanced, since the money had already become others' (R55).
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
  -- What reached the trust account, or left it: captures less refunds and disputes.
  amount_minor bigint not null,
  movements integer not null check (movements > 0),
  settled_at timestamptz not null
);

-- What the gateway did with our money, each once: captured (+), refunded (-), disputed (-), won back (+).
create table payments.movement (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('capture', 'refund', 'dispute', 'dispute_won')),
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

-- The sandbox gateway's own books. It stands for a company elsewhere: written on its own connections, never joined with
-- the tables above.
create schema sandbox_gateway;

create table sandbox_gateway.card (
  id text primary key,
  token text not null,
  created_at timestamptz not null
);

-- A row without an amount is a key that was canceled before anything happened; it never charges any more.
create table sandbox_gateway.charge (
  id text primary key,
  key text not null unique,
  status text not null check (status in ('succeeded', 'needs_action', 'refused', 'canceled')),
  token text,
  card text references sandbox_gateway.card (id),
  currency char(3),
  amount_minor bigint check (amount_minor > 0),
  refusal text,
  created_at timestamptz not null,
  answered_at timestamptz
);
create index charge_disputable on sandbox_gateway.charge (created_at)
  where status = 'succeeded' and token = 'sandbox_dispute';

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
