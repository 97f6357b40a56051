-- What Stripe was asked under each key, and what it told us. Stripe's own books stay at Stripe.
create schema stripe_gateway;

-- A row without a payment intent has moved nothing; one that was canceled before it had any never will.
create table stripe_gateway.charge (
  key text primary key,
  currency char(3),
  amount_minor bigint check (amount_minor > 0),
  payment_intent text unique,
  canceled boolean not null default false,
  created_at timestamptz not null
);

-- Stored before anything is made of it. The event itself holds names and addresses and is not kept.
create table stripe_gateway.event (
  id text primary key,
  type text not null,
  payment_intent text,
  made_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index event_unhandled on stripe_gateway.event (received_at) where handled_at is null;
