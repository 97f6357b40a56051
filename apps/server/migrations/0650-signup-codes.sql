-- Codes emailed to an address that signs up. The address itself is not stored: a mailbox is named by its digest, and
-- one that has an account has no row, as no code is sent there.
create table accounts.signup_code (
  mailbox text primary key,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
