-- What the kernel keeps for every module: events on their way out and answers already given.
create schema if not exists kernel;

-- Extensions the modules' tables stand on; btree_gist carries the exclusion of overlapping stays.
create extension if not exists btree_gist;

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

create function kernel.notify_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('porchlight_event', new.id::text || ' ' || new.name || ' ' || coalesce(new.payload->>'homeId', ''));
  return null;
end $$;
create trigger event_notifies after insert on kernel.event for each row execute function kernel.notify_event();

create table kernel.idempotency (
  scope text not null,
  key text not null,
  request_hash text not null,
  status smallint,
  answer jsonb,
  created_at timestamptz not null default clock_timestamp(),
  primary key (scope, key)
);
create index idempotency_age on kernel.idempotency (created_at);
