-- Where a partner is notified of their bookings: one URL each, and what was sent to it.
create schema postbacks;

create table postbacks.endpoint (
  account_id bigint primary key references accounts.account,
  url text not null check (length(url) <= 500),
  -- Signs what is sent; sealed.
  secret text not null,
  made_at timestamptz not null
);

create table postbacks.delivery (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  -- What it reports, such as `commission:17:earned`: once.
  fact text not null,
  body text not null,
  made_at timestamptz not null,
  attempts integer not null default 0,
  -- The last answer: its HTTP status, or why there was none.
  status integer,
  problem text,
  delivered_at timestamptz,
  unique (account_id, fact)
);
create index delivery_of_account on postbacks.delivery (account_id, id desc);

select accounts.watch_tables();
