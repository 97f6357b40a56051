-- How a stay is prepared and lived in.
create schema stays;

-- What guests are told of a house, and what opens it: those two lie sealed, each for its place.
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

-- Who comes and when, in the guest's own words.
create table stays.plan (
  booking_id bigint primary key references bookings.booking,
  -- HH:MM by the clock of the home.
  arrival_time text check (arrival_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  note text not null,
  -- [{ firstName, lastName, age }]
  guests jsonb not null,
  saved_at timestamptz not null
);

-- Guests of other sites who said that they come.
create table stays.external_stay (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('airbnb', 'vrbo', 'booking', 'other')),
  code text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  arrive date not null,
  depart date not null,
  adults integer not null,
  children integer not null,
  arrival_time text,
  note text not null,
  told_at timestamptz not null,
  state text not null check (state in ('waiting', 'confirmed', 'unknown')),
  -- Set exactly when it is confirmed.
  home_id bigint,
  settled_by bigint references accounts.account,
  settled_at timestamptz,
  check (arrive < depart),
  check ((state = 'confirmed') = (home_id is not null)),
  check ((state = 'waiting') = (settled_at is null))
);
-- Whoever tells the same again while nobody has answered mends what he said.
create unique index external_stay_waiting on stays.external_stay (channel, code, lower(email)) where state = 'waiting';
create index external_stay_told on stays.external_stay (told_at desc);
