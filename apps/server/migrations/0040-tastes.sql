-- The pictures of homes someone chose, and what they say about their style.
create schema tastes;

create table tastes.taste (
  id bigint generated always as identity primary key,
  account_id bigint references accounts.account,
  -- SHA-256; the secret itself is in the URL, with the person who created the profile.
  secret_hash text unique,
  -- In the form used in URLs.
  choices text not null,
  -- As it was presented: pictures change and homes leave, but the profile stays.
  reading jsonb not null,
  -- What someone wrote and linked about their style, besides the photos they chose, and how often a model read such
  -- notes.
  notes jsonb,
  made_at timestamptz not null,
  share_hash text unique,
  shared_at timestamptz,
  -- It belongs to an account or is opened by its secret: exactly one of the two.
  constraint taste_one_holder check ((account_id is null) <> (secret_hash is null)),
  constraint taste_share_since check ((share_hash is null) = (shared_at is null))
);
create index taste_of_account on tastes.taste (account_id, id desc) where account_id is not null;
create index taste_without_account on tastes.taste (made_at) where account_id is null;

create table tastes.day (
  day date primary key,
  readings integer not null
);

select accounts.watch_tables();
