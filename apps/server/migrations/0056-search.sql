-- Saved searches, and the homes people were notified of.
create schema search;

create table search.saved (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  name text not null check (length(name) between 1 and 80),
  -- The search as its URL writes it, with its parts in canonical order.
  query text not null check (length(query) <= 2000),
  frequency text not null check (frequency in ('daily', 'weekly')),
  alerts boolean not null,
  saved_at timestamptz not null,
  -- When its matches were last checked.
  looked_at timestamptz not null,
  unique (account_id, query)
);
create index saved_that_alert on search.saved (looked_at) where alerts;

-- Homes an alert doesn't report: found when the search was saved, or reported since.
create table search.notified_home (
  saved_id bigint not null references search.saved on delete cascade,
  home_id bigint not null references homes.home on delete cascade,
  -- The home's price when someone was notified of it, in minor units: the whole stay if the search has dates, otherwise
  -- the from price. Null if unknown: the next check records it without a notification.
  price bigint check (price >= 0),
  notified_at timestamptz not null,
  primary key (saved_id, home_id)
);
create index notified_home_home on search.notified_home (home_id);

-- Searches followed by an email address alone. Nothing is sent before the address is confirmed.
create table search.email_alert (
  id bigint generated always as identity primary key,
  email text not null,
  -- The canonical mailbox of the address: one mailbox follows a search once.
  mailbox text not null,
  language text not null,
  name text not null check (length(name) between 1 and 80),
  query text not null,
  frequency text not null check (frequency in ('daily', 'weekly')),
  state text not null check (state in ('pending', 'confirmed', 'stopped')),
  token text not null unique,
  requested_at timestamptz not null,
  requested_times integer not null default 1,
  looked_at timestamptz not null,
  unique (mailbox, query)
);
create index email_alert_due on search.email_alert (looked_at) where state = 'confirmed';

-- The homes already sent, and at what price.
create table search.emailed_home (
  alert_id bigint not null references search.email_alert on delete cascade,
  home_id bigint not null,
  price bigint,
  primary key (alert_id, home_id)
);

select accounts.watch_tables();
