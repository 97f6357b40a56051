-- A person's account at whoever carries payouts (Stripe Connect, or the sandbox), and what was last heard of it.
create table payees.connected_account (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  carrier text not null check (carrier in ('stripe', 'sandbox')),
  key text not null unique,
  -- The carrier's name of it; null until the carrier has said it.
  reference text unique,
  -- Whether the person wants to be paid through it.
  chosen boolean not null,
  ready boolean not null default false,
  wants text[] not null default '{}',
  opened_at timestamptz not null,
  looked_at timestamptz,
  unique (account_id, carrier)
);

-- An account through Stripe is one bank account at the carrier: another one there is another row here, with its cooling-off.
alter table payees.payout_account
  drop constraint payout_account_kind_check,
  add constraint payout_account_kind_check check (kind in ('us_bank', 'iban', 'stripe')),
  add column connected_id bigint references payees.connected_account,
  add column carrier_bank text,
  add constraint through_stripe_is_connected check ((kind = 'stripe') = (connected_id is not null and carrier_bank is not null));

-- How a payout is carried that no bank file holds: written down with the payout, asked for afterwards, outcome noted.
create table statements.carriage (
  payout_id bigint primary key references statements.payout,
  carrier text not null,
  -- The carrier acts once per key.
  key text not null unique,
  account text not null,
  state text not null check (state in ('recorded', 'under_way', 'arrived', 'back', 'refused')),
  transfer text,
  payout text,
  expected_on date,
  blames_account boolean not null default true,
  recorded_at timestamptz not null,
  looked_at timestamptz
);
create index carriage_open on statements.carriage (recorded_at) where state in ('recorded', 'under_way');

-- What Stripe tells of payouts is about objects of other kinds, some of them of connected accounts.
alter table stripe_gateway.event add column object text, add column account text;

-- What was asked of Stripe Connect under each key. One that was refused stays refused.
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

-- The sandbox that carries payouts keeps books of its own.
create schema sandbox_carrier;
create table sandbox_carrier.account (
  reference text primary key,
  key text not null unique,
  number text,
  made_at timestamptz not null
);
create table sandbox_carrier.carriage (
  key text primary key,
  account text not null references sandbox_carrier.account,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  number text not null,
  reference text not null unique,
  made_at timestamptz not null
);
