-- The translation memory: content that was translated, and content that waits for a translation.
create schema translations;

create table translations.memory (
  pair text not null check (pair ~ '^[a-z]{2}-[a-z]{2}$'),
  -- Hexadecimal SHA-256 of the source, which is too long for an index.
  source_hash char(64) not null,
  source text not null,
  text text not null check (text <> ''),
  provider text not null check (provider in ('deepl', 'libretranslate', 'person')),
  made_at timestamptz not null,
  primary key (pair, source_hash)
);

-- Texts to translate. A worker claims them for a while, so that no other translates them too.
create table translations.wanted (
  pair text not null check (pair ~ '^[a-z]{2}-[a-z]{2}$'),
  source_hash char(64) not null,
  source text not null,
  wanted_at timestamptz not null,
  claim uuid,
  claimed_until timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  not_before timestamptz,
  last_error text,
  primary key (pair, source_hash),
  check ((claim is null) = (claimed_until is null))
);
create index wanted_since on translations.wanted (wanted_at);

-- Characters translated for an account on a day (UTC).
create table translations.spent (
  account_id bigint not null,
  day date not null,
  characters bigint not null check (characters >= 0),
  primary key (account_id, day)
);

select accounts.watch_tables();
