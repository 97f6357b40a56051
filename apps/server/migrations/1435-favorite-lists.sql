-- Favorites saved with an email address alone: one list per mailbox. Only the request to confirm is emailed.
create table favorites.email_list (
  id bigint generated always as identity primary key,
  email text not null,
  -- The canonical mailbox of the address.
  mailbox text not null unique,
  language text not null,
  state text not null check (state in ('pending', 'confirmed', 'stopped')),
  token text not null unique,
  requested_at timestamptz not null,
  -- Emails since the last confirmation.
  requested_times integer not null check (requested_times >= 0)
);

-- Homes wait until their request is confirmed: anyone can enter someone else's address.
create table favorites.email_home (
  list_id bigint not null references favorites.email_list on delete cascade,
  home_id bigint not null,
  is_confirmed boolean not null,
  position bigint generated always as identity,
  primary key (list_id, home_id)
);

select accounts.watch_tables();
