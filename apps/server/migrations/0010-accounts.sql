create schema if not exists accounts;

create table accounts.account (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  phone text,
  password_hash text not null,
  password_expires timestamptz,
  temp_password boolean not null default false,
  language text not null default 'en',
  address jsonb,
  signed_up_at timestamptz not null,
  unique (email)
);

create table accounts.account_role (
  account_id bigint not null references accounts.account (id),
  role text not null check (role in ('traveler','owner','broker','referral','travel-agent','affiliate','staff','admin')),
  granted_at timestamptz not null,
  primary key (account_id, role)
);

-- Tokens are kept as hashes: whoever reads this table cannot log in with it.
create table accounts.session (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  token_hash text not null unique,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  user_agent text not null
);
create index session_of_account on accounts.session (account_id) where ended_at is null;

create table accounts.failed_login (
  id bigint generated always as identity primary key,
  email text not null,
  failed_at timestamptz not null
);
create index failed_login_recent on accounts.failed_login (email, failed_at);
