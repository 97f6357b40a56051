-- Searches followed by an email address alone. Nothing is sent before the address confirmed.
create table search.email_alert (
  id bigint generated always as identity primary key,
  email text not null,
  -- The address as its mailbox reads it: one mailbox follows a search once.
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

-- Which homes its person knows, and at what price.
create table search.emailed_home (
  alert_id bigint not null references search.email_alert on delete cascade,
  home_id bigint not null,
  price bigint,
  primary key (alert_id, home_id)
);
