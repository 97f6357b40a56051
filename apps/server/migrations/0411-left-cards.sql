-- A card that a guest leaves without paying by it: for the deposit of a stay that was paid by bank (R31). Written before
-- the gateway hears of it; `gateway_key` is the key under which the gateway keeps it once.
create table payments.left_card (
  id bigint generated always as identity primary key,
  gateway_key text not null unique,
  booking_id bigint not null,
  account_id bigint not null,
  token text not null,
  state text not null default 'recorded' check (state in ('recorded', 'kept', 'refused')),
  card text,
  method text not null default '',
  failure text,
  created_at timestamptz not null,
  resolved_at timestamptz,
  constraint left_card_named check ((state = 'kept') = (card is not null)),
  constraint left_card_failure_named check ((state = 'refused') = (failure is not null))
);
create index left_card_of_booking on payments.left_card (booking_id, id);
create index left_card_open on payments.left_card (created_at) where state = 'recorded';

-- The sandbox's own: a card is kept once per key.
alter table sandbox_gateway.card add column key text unique;
