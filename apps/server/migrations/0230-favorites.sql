-- Homes that people keep in mind.
create schema favorites;

create table favorites.favorite (
  account_id bigint not null references accounts.account,
  home_id bigint not null references homes.home on delete cascade,
  added_at timestamptz not null,
  -- Several may be added in one moment; the later one stands first.
  position bigint generated always as identity,
  primary key (account_id, home_id)
);
create index favorite_home on favorites.favorite (home_id);
