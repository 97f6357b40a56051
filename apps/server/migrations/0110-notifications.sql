-- Notifications: every message to a person, once per occasion, and how its delivery went.
create schema notifications;

create table notifications.delivery (
  id bigint generated always as identity primary key,
  -- The fact it tells of, such as booking.confirmed:17; once per fact, recipient and kind.
  occasion text not null,
  kind text not null,
  account_id bigint references accounts.account,
  channel text not null check (channel in ('email')),
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  state text not null check (state in ('queued', 'sent', 'refused')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  unique (occasion, recipient, kind),
  check ((state = 'sent') = (sent_at is not null))
);
create index delivery_waiting on notifications.delivery (id) where state = 'queued';
