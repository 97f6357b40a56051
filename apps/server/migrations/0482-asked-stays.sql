-- Stays that someone searched for, without who it was: what was asked twice on a day counts once.
create table pricing.asked_stay (
  asked_on date not null,
  arrive date not null,
  depart date not null,
  -- A few days earlier or later would do.
  around boolean not null,
  place text,
  -- Degrees, to two digits: about a kilometre.
  west double precision,
  south double precision,
  east double precision,
  north double precision,
  adults integer not null,
  children integer not null,
  infants integer not null,
  pets integer not null,
  bedrooms integer not null,
  bathrooms integer not null,
  amenities text[] not null,
  types text[] not null,
  instant boolean not null,
  min_minor bigint,
  max_minor bigint,
  constraint asked_stay_has_nights check (depart > arrive),
  constraint asked_stay_box_is_whole check (num_nulls(west, south, east, north) in (0, 4)),
  constraint asked_stay_once unique nulls not distinct (
    asked_on, arrive, depart, around, place, west, south, east, north, adults, children, infants, pets,
    bedrooms, bathrooms, amenities, types, instant, min_minor, max_minor)
);
