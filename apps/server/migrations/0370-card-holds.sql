-- Money set aside on a guest's card and not taken: the deposit of a stay (R31). It is written before the gateway hears of
-- it; `gateway_key` is the key under which the gateway acts once, and under which a capture stands in the gateway's books.
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
  -- Until when the bank keeps it; after that nothing can be taken from it, whatever the state says.
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
create index card_hold_open on payments.card_hold (created_at) where state in ('recorded', 'held', 'releasing', 'capturing');
-- A guest's card is asked once at a time.
create unique index card_hold_asked_once on payments.card_hold (booking_id) where state = 'recorded';

-- A payment that is taken from a hold: each hold pays once.
alter table payments.intent add column card_hold_id bigint unique;

-- The sandbox's own. A row without an amount is a key that was let go before anything was held.
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
