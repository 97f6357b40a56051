-- Homes people saved.
create schema favorites;

create table favorites.favorite (
  account_id bigint not null references accounts.account,
  home_id bigint not null references homes.home on delete cascade,
  added_at timestamptz not null,
  -- Several can be added at the same moment; the later one comes first.
  position bigint generated always as identity,
  primary key (account_id, home_id)
);
create index favorite_home on favorites.favorite (home_id);

select accounts.watch_tables();
