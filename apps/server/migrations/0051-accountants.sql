-- Who can read an owner's books without being an owner: invited by email, confirmed through a link, removed at any
-- time.
create schema accountants;

create table accountants.access (
  id bigint generated always as identity primary key,
  owner_id bigint not null references accounts.account,
  -- As the owner entered it; the person who accepts must have this address.
  email text not null,
  mailbox text not null,
  name text not null,
  -- Hash of the secret in the emailed link, stored nowhere else; null once it is used.
  secret_hash text unique,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  accountant_id bigint references accounts.account,
  confirmed_at timestamptz,
  last_seen_at timestamptz,
  removed_at timestamptz,
  check ((accountant_id is null) = (confirmed_at is null)),
  check (confirmed_at is null or secret_hash is null)
);
create unique index access_once_per_mailbox on accountants.access (owner_id, mailbox) where removed_at is null;
create unique index access_once_per_person on accountants.access (owner_id, accountant_id) where removed_at is null;
create index access_of_accountant on accountants.access (accountant_id) where removed_at is null;

select accounts.watch_tables();
