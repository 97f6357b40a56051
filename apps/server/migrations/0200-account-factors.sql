-- Further factors: an authenticator app (one), recovery codes, passkeys.
create table accounts.authenticator (
  account_id bigint primary key references accounts.account (id),
  -- RFC 6238 needs the secret itself; base32.
  secret text not null,
  started_at timestamptz not null,
  -- Null until a first code has shown that the app has it.
  proved_at timestamptz,
  -- The last half minute whose code was taken: none works twice.
  last_step bigint not null default 0
);

create table accounts.recovery_code (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  code_hash text not null unique,
  made_at timestamptz not null,
  used_at timestamptz
);
create index recovery_code_left on accounts.recovery_code (account_id) where used_at is null;

create table accounts.passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 80),
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_account on accounts.passkey (account_id);

-- What a browser was asked to sign with a passkey; each answer is taken once.
create table accounts.ceremony (
  id bigint generated always as identity primary key,
  session_id bigint not null references accounts.session (id),
  kind text not null check (kind in ('add', 'prove')),
  challenge text not null unique,
  expires_at timestamptz not null
);
create index ceremony_of_session on accounts.ceremony (session_id);

-- Keys for programs: shown once, kept as a hash.
create table accounts.api_key (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  name text not null check (length(name) between 1 and 80),
  -- The first signs of the key, by which its owner tells it from others.
  hint text not null,
  key_hash text not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  made_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_key_of_account on accounts.api_key (account_id) where revoked_at is null;

-- What a member of staff may do, by area.
create table accounts.account_permission (
  account_id bigint not null references accounts.account (id),
  permission text not null,
  granted_at timestamptz not null,
  primary key (account_id, permission)
);
