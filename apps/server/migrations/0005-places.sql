-- Places: the towns, streets, and addresses that people look up.
create schema places;

create table places.town (
  id text primary key,
  name text not null check (name <> ''),
  -- The name in the form names are compared in: lower case, no accents, abbreviations spelled out.
  name_key text not null,
  -- Names of towns and streets are compared in Latin letters, whatever their script. False: a job has yet to rewrite
  -- the key this way.
  key_spelled boolean not null default false,
  region text not null,
  state text,
  country char(2) not null,
  postcode text,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180)
);
create index town_name on places.town (name_key text_pattern_ops);
create index town_key_unspelled on places.town (id) where not key_spelled;

-- Addresses that exist, by street and number; not the homes for rent.
create table places.house (
  id bigint generated always as identity primary key,
  town_id text not null references places.town,
  street text not null,
  street_key text not null,
  key_spelled boolean not null default false,
  number integer not null check (number > 0),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  unique (town_id, street_key, number)
);
create index house_street on places.house (street_key text_pattern_ops);
create index house_key_unspelled on places.house (id) where not key_spelled;

select accounts.watch_tables();
