-- Small sites of their own within ours: a name, words and chosen homes.
create schema boutiques;

create table boutiques.boutique (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name text not null check (length(name) between 1 and 80),
  line text not null check (length(line) between 1 and 160),
  words text not null check (length(words) <= 2000),
  shown boolean not null
);

create table boutiques.boutique_home (
  slug text not null references boutiques.boutique on delete cascade,
  place int not null check (place >= 0),
  home_id bigint not null,
  primary key (slug, home_id),
  unique (slug, place)
);
