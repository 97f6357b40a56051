create schema splits;

-- A guest who splits the price of their stay with others.
create table splits.split (
  booking_id bigint primary key references bookings.booking,
  -- If the shares aren't paid while the nights can be held: the rest is charged to the guest, or everything is
  -- refunded.
  backstop text not null check (backstop in ('charge', 'release')),
  begun_at timestamptz not null,
  -- Set once nothing is left to do: booked, over, or the guest's card was declined.
  settled_at timestamptz
);
create index split_unsettled on splits.split (booking_id) where settled_at is null;

create table splits.share (
  id bigint generated always as identity primary key,
  booking_id bigint not null references splits.split,
  name text not null check (length(name) between 1 and 80),
  email text,
  amount_minor bigint not null check (amount_minor > 0),
  -- SHA-256 of the link's secret, and the secret itself, sealed: the guest can share it at any time.
  secret_hash text not null unique,
  secret text not null,
  asked_at timestamptz,
  asked_times integer not null default 0
);
create index share_of_booking on splits.share (booking_id, id);

select accounts.watch_tables();
