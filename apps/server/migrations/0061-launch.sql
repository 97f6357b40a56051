-- Whether this installation has sample data, and the proof of its removal.
create schema launch;

create table launch.sample (
  -- There is only one row.
  one boolean primary key default true check (one),
  state text not null check (state in ('loading', 'ready', 'failed', 'removing', 'removed')),
  homes integer not null check (homes > 0),
  -- Progress of loading.
  done integer not null default 0,
  planned integer not null default 0,
  started_at timestamptz not null,
  started_by bigint references accounts.account,
  finished_at timestamptz,
  removed_at timestamptz,
  removed_by bigint references accounts.account,
  -- Counted after the removal, over every table.
  proof jsonb
);

select accounts.watch_tables();
