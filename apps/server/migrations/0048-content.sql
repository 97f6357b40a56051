-- What staff write for the public site: stories, pages, destinations, openings, press, collateral, and the guide.
create schema content;

create table content.topic (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  names jsonb not null,
  position int not null check (position >= 0)
);

create table content.author (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  name text not null check (length(name) between 1 and 80),
  roles jsonb not null,
  about jsonb not null,
  portrait_id bigint
);

-- At most one row.
create table content.setting (
  one boolean primary key default true check (one),
  -- The links in the header of public pages: for one brand, or for every brand without its own; [] is the built-in
  -- menu.
  header jsonb not null default '[]',
  -- The link columns in the footer of public pages, as staff wrote them; null: the built-in ones.
  footer jsonb,
  own_audience jsonb
);

-- The pictures documents can show. Others of the media store belong to people and are never offered here.
create table content.image (
  picture_id bigint primary key,
  alt text not null check (length(alt) between 1 and 300),
  added_by bigint,
  added_at timestamptz not null
);
create index image_added on content.image (added_at desc, picture_id desc);

create table content.document (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('story', 'page', 'destination', 'guide', 'opening', 'press', 'collateral')),
  -- The slugs of the latest version and of the published one.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  live_slug text,
  latest int not null check (latest >= 1),
  published int,
  archived boolean not null default false,
  -- The version scheduled for publication, and when.
  publish_version int,
  publish_at timestamptz,
  published_at timestamptz,
  updated_at timestamptz,
  preview_secret text,
  preview_hash text unique,
  unique (kind, slug),
  unique (kind, live_slug),
  check ((published is null) = (live_slug is null)),
  check (published is null or (published_at is not null and updated_at is not null)),
  check ((publish_at is null) = (publish_version is null)),
  check (not archived or (published is null and publish_at is null)),
  check ((preview_secret is null) = (preview_hash is null))
);
create index document_due on content.document (publish_at) where publish_at is not null;

create table content.version (
  document_id bigint not null references content.document on delete cascade,
  number int not null check (number >= 1),
  -- The whole document in every language; the summary for lists; all its words, for search.
  draft jsonb not null,
  card jsonb not null,
  words text not null,
  saved_by bigint,
  saved_at timestamptz not null,
  note text not null default '',
  primary key (document_id, number)
);

-- A published document's earlier slugs, which redirect to the current one.
create table content.earlier_slug (
  kind text not null,
  slug text not null,
  document_id bigint not null references content.document on delete cascade,
  primary key (kind, slug)
);

select accounts.watch_tables();
