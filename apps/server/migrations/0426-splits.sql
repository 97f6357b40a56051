create schema splits;

-- A guest who lets others pay shares of the price of his stay.
create table splits.split (
  booking_id bigint primary key references bookings.booking,
  -- When the shares are not in while the nights can be kept: the rest is charged to the guest, or all goes back.
  backstop text not null check (backstop in ('charge', 'release')),
  begun_at timestamptz not null,
  -- Since when nobody has to look at it any more: booked, over, or the guest's card was refused.
  settled_at timestamptz
);
create index split_unsettled on splits.split (booking_id) where settled_at is null;

create table splits.share (
  id bigint generated always as identity primary key,
  booking_id bigint not null references splits.split,
  name text not null check (length(name) between 1 and 80),
  email text,
  amount_minor bigint not null check (amount_minor > 0),
  -- SHA-256 of what the link holds, and the link's secret itself, sealed: the guest hands it on whenever he wants.
  secret_hash text not null unique,
  secret text not null,
  asked_at timestamptz,
  asked_times integer not null default 0
);
create index share_of_booking on splits.share (booking_id, id);
