-- What an owner confirmed of how his home is priced, season by season: the text as he saw it, its SHA-256, his signature.
create table pricing.confirmation (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  version integer not null check (version >= 1),
  -- The seasons as they were confirmed, and the same as plain text.
  document jsonb not null,
  text text not null check (text <> ''),
  text_hash text not null,
  -- The last change of prices then; 0 before the first.
  price_version bigint not null,
  signed_name text not null check (length(signed_name) between 2 and 160),
  confirmed_at timestamptz not null,
  confirmed_by bigint not null references accounts.account,
  address text not null,
  user_agent text not null,
  unique (home_id, version)
);
create trigger confirmation_stays before update or delete on pricing.confirmation
  for each row execute function pricing.refuse_change();
