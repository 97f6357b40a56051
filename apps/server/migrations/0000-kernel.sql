-- What every module needs of the kernel: outgoing events and recorded answers.
create schema if not exists kernel;

-- The exclusion of overlapping stays needs btree_gist.
create extension if not exists btree_gist;

-- Finds misspelled names by shared trigrams. The extension comes with PostgreSQL and is trusted: the database's owner
-- can create it.
create extension if not exists pg_trgm;

create table kernel.event (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  request_id text not null,
  announced_at timestamptz not null default clock_timestamp(),
  dispatched_at timestamptz
);
create index event_waiting on kernel.event (id) where dispatched_at is null;
create index event_announced on kernel.event (announced_at);

create table kernel.idempotency (
  scope text not null,
  key text not null,
  request_hash text not null,
  status smallint,
  -- A repeated write gets the first answer byte for byte; jsonb would reorder its fields.
  answer json,
  created_at timestamptz not null default clock_timestamp(),
  primary key (scope, key)
);
create index idempotency_age on kernel.idempotency (created_at);

-- The key that seals the writes waiting on a person's devices. Without it those writes are lost, so a key never
-- changes.
create table kernel.write_seal (
  scope text primary key,
  key bytea not null check (octet_length(key) = 32),
  made_at timestamptz not null
);
