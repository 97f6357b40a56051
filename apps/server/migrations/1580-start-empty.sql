-- Who chose to start without sample data, and when.
create table launch.empty_start (
  -- There is only one row.
  one boolean primary key default true check (one),
  at timestamptz not null,
  by_account bigint references accounts.account
);

select accounts.watch_tables();
