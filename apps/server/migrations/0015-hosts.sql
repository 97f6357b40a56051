-- The people guests meet. They need no account: an inspector may work for a vendor.
create schema hosts;

create table hosts.host (
  id bigint generated always as identity primary key,
  role text not null check (role in ('home_manager', 'concierge', 'inspector')),
  name text not null check (name <> ''),
  line text not null,
  -- The address of a portrait; null: their initials are shown.
  image text,
  -- Null: created with the sample data.
  changed_by bigint references accounts.account,
  changed_at timestamptz not null
);

-- A person without a row here is responsible for every home that has nobody else.
create table hosts.host_home (
  host_id bigint not null references hosts.host on delete cascade,
  home_id bigint not null references homes.home,
  primary key (host_id, home_id)
);
create index host_of_home on hosts.host_home (home_id);

select accounts.watch_tables();
