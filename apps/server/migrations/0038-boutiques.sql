-- Small branded sites within ours: a name, texts, and selected homes.
create schema boutiques;

create table boutiques.boutique (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name text not null check (length(name) between 1 and 80),
  line text not null check (length(line) between 1 and 160),
  -- A collection can have its own site: its name and theme.
  site text check (length(site) between 1 and 80),
  theme text check (theme in ('porchlight', 'estates', 'light', 'inn')),
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

select accounts.watch_tables();
