-- What pictures of homes someone chose, and what that says of his taste.
create schema tastes;

create table tastes.taste (
  id bigint generated always as identity primary key,
  account_id bigint references accounts.account,
  -- SHA-256; the secret itself is in the address, with whoever made the profile.
  secret_hash text unique,
  -- In the form of an address.
  choices text not null,
  -- As it was told: pictures change and homes go, and the profile stays what it was.
  reading jsonb not null,
  made_at timestamptz not null,
  share_hash text unique,
  shared_at timestamptz,
  -- It is someone's, or it is opened by its secret: never both, never neither.
  constraint taste_one_holder check ((account_id is null) <> (secret_hash is null)),
  constraint taste_share_since check ((share_hash is null) = (shared_at is null))
);
create index taste_of_account on tastes.taste (account_id, id desc) where account_id is not null;
create index taste_without_account on tastes.taste (made_at) where account_id is null;
