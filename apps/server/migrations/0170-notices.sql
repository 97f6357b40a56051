-- What a person is told: one notice per fact, reader and kind, from which letters, pushes and text messages are made.
create table notifications.notice (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  -- The fact it tells of, such as booking.confirmed:17.
  occasion text not null,
  kind text not null,
  subject text not null,
  content text not null,
  -- What a click does, in words, and the path of the product it leads to.
  action text not null,
  path text not null check (path ~ '^/[^/\\]' or path = '/'),
  about_kind text check (about_kind in ('booking', 'home', 'account')),
  about_id bigint,
  -- Shown in the product; otherwise it stands here only so that the fact is told once.
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

alter table notifications.delivery
  add column notice_id bigint references notifications.notice,
  -- Where its reader may stop letters of this sort without logging in; null where he may not.
  add column unsubscribe text,
  -- Holds a code: its text is emptied once it has left.
  add column secret boolean not null default false,
  -- A delivery that waits for the end of someone's quiet hours.
  add column not_before timestamptz,
  drop constraint delivery_channel_check,
  add constraint delivery_channel_check check (channel in ('email', 'sms', 'push')),
  drop constraint delivery_state_check,
  -- Dropped: nobody needed it any more, or it could not be sent anywhere; last_error says which.
  add constraint delivery_state_check check (state in ('waiting', 'queued', 'sent', 'refused', 'dropped')),
  drop constraint delivery_occasion_recipient_kind_key,
  add constraint delivery_once unique (occasion, recipient, kind, channel),
  add constraint delivery_waits_for_a_time check (state <> 'waiting' or not_before is not null);
create index delivery_held on notifications.delivery (not_before) where state = 'waiting';
create index delivery_of_notice on notifications.delivery (notice_id);

-- How a person hears of a topic; without a row the usual way. Essential topics keep the product or the letter.
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
  -- Wall times HH:MM of the person's zone; both null: never quiet.
  quiet_from text,
  quiet_to text,
  texts boolean not null,
  digest boolean not null,
  -- The morning of the last digest, so that there is one a day.
  digest_on date,
  changed_at timestamptz not null,
  check ((quiet_from is null) = (quiet_to is null))
);

-- Mailboxes that refused a letter for good. Nothing more is sent to them until their person asks for it.
create table notifications.stopped_address (
  address text primary key check (address = lower(address)),
  reason text not null,
  since timestamptz not null
);

-- Browsers that take pushes, each for one account and as long as the session that asked for it lives.
create table notifications.device (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  session_id bigint not null references accounts.session,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  name text not null,
  created_at timestamptz not null
);
create index device_of_account on notifications.device (account_id);

-- Secrets of this installation, made once: what signs pushes and links that work without a login.
create table notifications.secret (
  name text primary key,
  value text not null,
  made_at timestamptz not null
);
