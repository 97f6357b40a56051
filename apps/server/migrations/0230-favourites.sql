-- Homes that people keep in mind.
create schema favourites;

create table favourites.favourite (
  account_id bigint not null references accounts.account,
  home_id bigint not null references homes.home on delete cascade,
  added_at timestamptz not null,
  -- Several may be added in one moment; the later one stands first.
  position bigint generated always as identity,
  primary key (account_id, home_id)
);
create index favourite_home on favourites.favourite (home_id);
