-- Payout accounts and tax forms. A change takes effect after a cooling-off period, and everything stays on record.
create schema payees;

-- The sandbox that carries payouts has its own books.
create schema sandbox_carrier;

-- A person's account at the payout carrier (Stripe Connect, or the sandbox), and its last reported state.
create table payees.connected_account (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  carrier text not null check (carrier in ('stripe', 'sandbox')),
  key text not null unique,
  -- The carrier's id of it; null until the carrier has answered.
  reference text unique,
  -- Whether the person wants to be paid through it.
  chosen boolean not null,
  ready boolean not null default false,
  wants text[] not null default '{}',
  opened_at timestamptz not null,
  looked_at timestamptz,
  unique (account_id, carrier)
);

create table payees.payout_account (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  kind text not null check (kind in ('us_bank', 'iban', 'stripe')),
  holder text not null,
  account_type text not null check (account_type in ('checking', 'savings')),
  routing_number text,
  -- Account number or IBAN, sealed for this row; null once the owner's account is closed.
  number text,
  ending text not null,
  -- A Stripe row is one bank account at the carrier: another one there is another row here, with its own cooling-off
  -- period.
  connected_id bigint references payees.connected_account,
  carrier_bank text,
  added_at timestamptz not null,
  in_force_at timestamptz not null,
  -- An account whose holder's name differs from the owner's or the W-9's isn't paid until staff accept it.
  held_at timestamptz,
  -- A person who was paid is reported to the tax authorities: their form stays when their account closes.
  paid_at timestamptz,
  removed_at timestamptz,
  check (in_force_at > added_at),
  check ((kind = 'us_bank') = (routing_number is not null)),
  constraint through_stripe_is_connected
    check ((kind = 'stripe') = (connected_id is not null and carrier_bank is not null))
);
create index payout_account_of on payees.payout_account (account_id, id desc);

-- Signed W-9 forms. The number is sealed; the last form applies.
create table payees.tax_form (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  -- Name, classification, address, and the other entries of the form, as in the contract.
  stated jsonb not null,
  tax_id text not null,
  ending text not null,
  revision text not null,
  signed_name text not null,
  address text not null,
  user_agent text not null,
  signed_at timestamptz not null
);
create index tax_form_of on payees.tax_form (account_id, id desc);

create function payees.never_changed() returns trigger language plpgsql as $$
begin
  raise exception 'a signed form is never changed';
end $$;
create trigger tax_form_stays before update on payees.tax_form
  for each row execute function payees.never_changed();

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

-- The link in the notice of a new account with which its owner can stop it without logging in.
create table payees.stop_link (
  payout_account_id bigint primary key references payees.payout_account,
  secret_hash text not null unique,
  -- Sealed, so that the notice can be rendered again.
  secret text not null,
  used_at timestamptz
);

-- What a payee who isn't a U.S. person signs instead of a W-9 (R54): a W-8BEN, or a W-8BEN-E for a company. Never
-- edited.
create table payees.foreign_status (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  -- Form, name, citizenship or country of incorporation, address, and birth date, as in the contract.
  stated jsonb not null,
  tax_id text not null,
  ending text not null,
  revision text not null,
  signed_name text not null,
  address text not null,
  user_agent text not null,
  signed_at timestamptz not null,
  -- The last day of the third calendar year after the year it was signed.
  expires_on date not null
);
create index foreign_status_of on payees.foreign_status (account_id, id desc);
create trigger foreign_status_is_final before update on payees.foreign_status
  for each row execute function payees.never_changed();

select accounts.watch_tables();
