-- One-time codes by which the first administrator of an installation opens an account.
create table accounts.setup_code (
  id bigint generated always as identity primary key,
  -- SHA-256 of the code, base64url.
  code_hash text not null unique,
  -- The only address it opens an account for; null: any.
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by bigint references accounts.account,
  constraint used_by_somebody check ((used_at is null) = (used_by is null))
);
create index setup_code_used_by on accounts.setup_code (used_by);
