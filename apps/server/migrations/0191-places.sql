-- Places: where the towns, streets and houses lie whose addresses people look up.
create schema places;

create table places.town (
  id text primary key,
  name text not null check (name <> ''),
  -- As names are compared: lower case, no accents, words written out.
  name_key text not null,
  region text not null,
  state text,
  country char(2) not null,
  postcode text,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180)
);
create index town_name on places.town (name_key text_pattern_ops);

-- Addresses that exist, whoever lives there; not the homes that are let.
create table places.house (
  id bigint generated always as identity primary key,
  town_id text not null references places.town,
  street text not null,
  street_key text not null,
  number integer not null check (number > 0),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  unique (town_id, street_key, number)
);
create index house_street on places.house (street_key text_pattern_ops);

-- Towns in which homes are let already.
insert into places.town (id, name, name_key, region, country, postcode, lat, lng)
select id, name, lower(name), region, country, postcode, lat, lng from homes.area;
