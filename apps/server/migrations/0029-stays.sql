-- How a stay is prepared and how it goes.
create schema stays;

-- A home's guide for guests, with Wi-Fi and door codes; those two are sealed, each for its field.
create table stays.guide (
  home_id bigint primary key,
  directions text not null,
  wifi_name text not null,
  -- [{ title, text }]
  sections jsonb not null,
  door_code text,
  wifi_key text,
  changed_at timestamptz not null,
  changed_by bigint not null references accounts.account
);

-- The guest list and arrival, in the guest's own words.
create table stays.plan (
  booking_id bigint primary key references bookings.booking,
  -- HH:MM in the home's time zone.
  arrival_time text check (arrival_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  note text not null,
  -- [{ firstName, lastName, age }]
  guests jsonb not null,
  saved_at timestamptz not null
);

-- Guests of other sites who announced their stay.
create table stays.external_stay (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('airbnb', 'vrbo', 'booking', 'other')),
  code text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  -- As for accounts: `certain` is E.164; `unclear` is stored as written and flagged to staff.
  phone_state text not null default 'unread' check (phone_state in ('unread', 'certain', 'unclear')),
  arrive date not null,
  depart date not null,
  adults integer not null,
  children integer not null,
  arrival_time text,
  note text not null,
  reported_at timestamptz not null,
  state text not null check (state in ('waiting', 'confirmed', 'unknown')),
  -- Set exactly when it is confirmed.
  home_id bigint,
  settled_by bigint references accounts.account,
  settled_at timestamptz,
  check (arrive < depart),
  check ((state = 'confirmed') = (home_id is not null)),
  check ((state = 'waiting') = (settled_at is null))
);
-- A repeated announcement, before staff answer it, corrects the first.
create unique index external_stay_waiting on stays.external_stay (channel, code, lower(email)) where state = 'waiting';
create index external_stay_reported on stays.external_stay (reported_at desc);
create index external_stay_phone_unread on stays.external_stay (id) where phone_state = 'unread';

-- A guest's invitation to friends: anyone with the link sees the trip and can join the guest list.
create table stays.invitation (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings.booking,
  -- SHA-256; only those who have the link have the secret.
  secret_hash text not null unique,
  shows_address boolean not null,
  -- How many joined through it, including those who left again.
  joins integer not null default 0,
  made_at timestamptz not null,
  revoked_at timestamptz
);
create unique index invitation_live on stays.invitation (booking_id) where revoked_at is null;

-- Friends who added themselves to the guest list. Separate from the plan, which its guest writes as a whole, so that
-- neither overwrites the other.
create table stays.friend (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings.booking,
  first_name text not null,
  last_name text not null,
  age text not null check (age in ('adult', 'child')),
  -- SHA-256 of what their device stores, to leave the list again.
  key_hash text not null,
  joined_at timestamptz not null
);
create index friend_of_stay on stays.friend (booking_id, id);

-- Guests an owner invites to an owner stay: each has a link to the guide and, when it is time, the access details.
create table stays.owner_stay_guest (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  hold_id bigint not null references availability.hold,
  name text not null,
  email text not null,
  mailbox text not null,
  -- Hash of the secret in the emailed link, stored nowhere else.
  secret_hash text not null unique,
  -- The link expires with the stay.
  check_out_at timestamptz not null,
  invited_by bigint not null references accounts.account,
  invited_at timestamptz not null,
  removed_at timestamptz
);
create unique index owner_stay_guest_once on stays.owner_stay_guest (hold_id, mailbox) where removed_at is null;
create index owner_stay_guest_over on stays.owner_stay_guest (check_out_at);

select accounts.watch_tables();
