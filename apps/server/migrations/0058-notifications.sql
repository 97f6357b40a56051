-- Notifications: every message to a person, once per occasion, and its delivery.
create schema notifications;

-- What a person is notified of: one notice per fact, reader, and kind, from which emails, pushes, and text messages are
-- created.
create table notifications.notice (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  -- The fact it reports, such as booking.confirmed:17.
  occasion text not null,
  kind text not null,
  subject jsonb not null,
  content jsonb not null,
  -- The label of its action, and the path it leads to.
  action jsonb not null,
  path text not null check (path ~ '^/[^/\\]' or path = '/'),
  about_kind text check (about_kind in ('booking', 'home', 'account')),
  about_id bigint,
  -- Shown in the product; otherwise it only ensures that the fact is reported once.
  shown boolean not null,
  to_do boolean not null,
  done_at timestamptz,
  seen_at timestamptz,
  clicked_at timestamptz,
  escalated_at timestamptz,
  digested_at timestamptz,
  created_at timestamptz not null,
  unique (occasion, account_id, kind),
  check ((about_kind is null) = (about_id is null))
);
create index notice_of_account on notifications.notice (account_id, id desc) where shown;
create index notice_to_do on notifications.notice (about_kind, about_id) where to_do and done_at is null;
create index notice_unread on notifications.notice (created_at) where seen_at is null and clicked_at is null;

create table notifications.delivery (
  id bigint generated always as identity primary key,
  -- The fact it reports, such as booking.confirmed:17; once per fact, recipient, kind, and channel.
  occasion text not null,
  kind text not null,
  account_id bigint references accounts.account,
  -- Codes can also be read out in a phone call.
  channel text not null check (channel in ('email', 'sms', 'push', 'call')),
  notice_id bigint references notifications.notice,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  -- Headers that put an email into its conversation's thread.
  thread jsonb,
  -- Contains a code: its text is emptied once it is sent.
  secret boolean not null default false,
  -- Where its reader can unsubscribe from such emails without logging in; null if they can't.
  unsubscribe text,
  -- Dropped: no longer needed, or there was nowhere to send it; `last_error` says which.
  state text not null check (state in ('waiting', 'queued', 'sent', 'refused', 'dropped')),
  -- Waits for the end of the recipient's quiet hours.
  not_before timestamptz,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'sent') = (sent_at is not null)),
  constraint delivery_once unique (occasion, recipient, kind, channel),
  constraint delivery_waits_for_a_time check (state <> 'waiting' or not_before is not null)
);
create index delivery_waiting on notifications.delivery (id) where state = 'queued';
create index delivery_held on notifications.delivery (not_before) where state = 'waiting';
create index delivery_of_notice on notifications.delivery (notice_id);

-- How a person is notified of a topic; without a row, the default. Essential topics keep the product or email.
create table notifications.preference (
  account_id bigint not null references accounts.account,
  topic text not null,
  product boolean not null,
  email boolean not null,
  push boolean not null,
  changed_at timestamptz not null,
  primary key (account_id, topic),
  constraint preference_reaches check (
    topic not in ('bookings', 'payments', 'calendar', 'account') or product or email
  )
);

create table notifications.setting (
  account_id bigint primary key references accounts.account,
  time_zone text,
  -- Wall-clock times HH:MM in the person's zone; both null: never quiet.
  quiet_from text,
  quiet_to text,
  texts boolean not null,
  digest boolean not null,
  -- The morning of the last digest, so that there is one a day.
  digest_on date,
  changed_at timestamptz not null,
  check ((quiet_from is null) = (quiet_to is null))
);

-- Mailboxes that permanently rejected an email. Nothing more is sent to them until their person requests it.
create table notifications.stopped_address (
  address text primary key check (address = lower(address)),
  reason text not null,
  since timestamptz not null
);

-- Browsers and phones that receive pushes, each for one account and as long as the session that registered it.
create table notifications.device (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  session_id bigint not null references accounts.session,
  -- Phones receive pushes through Apple's or Google's push service. Their token there is stored as the endpoint.
  way text not null check (way in ('web', 'apns', 'fcm')),
  endpoint text not null,
  -- The endpoint is sealed, because anyone who reads it could push to it; a device is found by its hash.
  endpoint_hash text not null,
  p256dh text,
  auth text,
  name text not null,
  created_at timestamptz not null,
  -- Only browsers have their own keys; the other services read what they carry.
  constraint device_has_its_keys check (
    (way = 'web') = (p256dh is not null) and (way = 'web') = (auth is not null)
  ),
  constraint device_endpoint_hash_key unique (endpoint_hash)
);
create index device_of_account on notifications.device (account_id);

-- Secrets of this installation, created once: they sign pushes and links that work without a login.
create table notifications.secret (
  name text primary key,
  value text not null,
  made_at timestamptz not null
);

select accounts.watch_tables();
