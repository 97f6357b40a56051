-- Searches that people keep, and the homes they have been told of.
create schema search;

create table search.saved (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  name text not null check (length(name) between 1 and 80),
  -- What is asked, as the search's address writes it, its parts in one order.
  query text not null check (length(query) <= 2000),
  frequency text not null check (frequency in ('daily', 'weekly')),
  alerts boolean not null,
  saved_at timestamptz not null,
  -- When it was last seen what fits.
  looked_at timestamptz not null,
  unique (account_id, query)
);
create index saved_that_alert on search.saved (looked_at) where alerts;

-- What an alert is not about: found when the search was saved, or told since.
create table search.told_home (
  saved_id bigint not null references search.saved on delete cascade,
  home_id bigint not null references homes.home on delete cascade,
  told_at timestamptz not null,
  primary key (saved_id, home_id)
);
create index told_home_home on search.told_home (home_id);
