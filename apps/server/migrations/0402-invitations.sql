-- What the guest of a stay gives to his friends: whoever holds the secret sees the trip, and may say that he comes.
create table stays.invitation (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings.booking,
  -- SHA-256; the secret itself is with those who have the link.
  secret_hash text not null unique,
  shows_address boolean not null,
  -- How many said by it that they come, also those who took themselves off again.
  joins integer not null default 0,
  made_at timestamptz not null,
  revoked_at timestamptz
);
create unique index invitation_live on stays.invitation (booking_id) where revoked_at is null;

-- Who put himself on the list of guests. Beside the plan, which its guest writes as a whole: so none of them undoes another.
create table stays.friend (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings.booking,
  first_name text not null,
  last_name text not null,
  age text not null check (age in ('adult', 'child')),
  -- SHA-256 of what his device keeps, to take himself off again.
  key_hash text not null,
  joined_at timestamptz not null
);
create index friend_of_stay on stays.friend (booking_id, id);
