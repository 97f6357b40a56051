-- Wrong passwords are counted in allowances, by the hash of what was typed.
drop table accounts.failed_login;

alter table accounts.account
  add column phone_verified_at timestamptz,
  add column password_changed_at timestamptz,
  -- When a login asks for more than the password.
  add column verification text not null default 'off'
    constraint account_verification_known check (verification in ('off', 'new_devices', 'every_login')),
  -- What a broker or a travel agent told of the license; checked by staff.
  add column licenses jsonb,
  add column signup jsonb,
  add column closed_at timestamptz;

-- Browsers and apps that someone has logged in from. One cookie may be known to several accounts: each has a row.
create table accounts.device (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  token_hash text not null,
  name text not null check (length(name) between 1 and 80),
  kind text not null check (kind in ('browser', 'ios', 'android')),
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  -- Since when nothing more than a password is asked of it; null: not verified.
  known_since timestamptz,
  forgotten_at timestamptz
);
create unique index device_once on accounts.device (account_id, token_hash) where forgotten_at is null;

alter table accounts.session
  add column device_id bigint references accounts.device (id),
  add column last_used_at timestamptz,
  -- What the person must still prove before the session opens anything.
  add column pending text constraint session_pending_known check (pending in ('device', 'two_factor')),
  -- When the person last proved in this session that it is really him.
  add column confirmed_at timestamptz,
  -- The member of staff who looks through this person's eyes.
  add column impersonated_by bigint references accounts.account (id);
update accounts.session set last_used_at = started_at;
alter table accounts.session alter column last_used_at set not null;

-- One code sent to one person, for one purpose. The code itself is kept as an argon2id hash only.
create table accounts.challenge (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  -- The session that asked and the only one that may answer; a forgotten password has none.
  session_id bigint references accounts.session (id),
  purpose text not null check (purpose in ('reset', 'device', 'phone', 'email')),
  channel text not null check (channel in ('email', 'sms', 'call')),
  contact text not null,
  code_hash text not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  used_at timestamptz,
  -- Overtaken by a newer code.
  void_at timestamptz,
  check ((session_id is null) = (purpose = 'reset'))
);
create index challenge_live on accounts.challenge (account_id, purpose) where used_at is null and void_at is null;

-- GCRA: the moment at which everything a key was allowed is used up. Keys of addresses and mailboxes are hashes.
create table accounts.allowance (
  key text primary key,
  full_at timestamptz not null
);
create index allowance_old on accounts.allowance (full_at);

-- Codes typed within the last hour, by the hash of the mailbox whose account they were for, known or not.
create table accounts.code_try (
  id bigint generated always as identity primary key,
  mailbox text not null,
  tried_at timestamptz not null
);
create index code_try_of_mailbox on accounts.code_try (mailbox, tried_at);

-- What happened to the security of an account. Rows are never changed nor taken away.
create table accounts.security_event (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  kind text not null,
  -- Who did it: the person, staff, or nobody known.
  by_account_id bigint references accounts.account (id),
  session_id bigint references accounts.session (id),
  -- The network, not the address: enough to tell home from abroad.
  network text,
  details jsonb not null default '{}',
  at timestamptz not null
);
create index security_event_of_account on accounts.security_event (account_id, id desc);

create function accounts.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'security events are append-only: % on %.% is refused', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger security_event_stays before update or delete on accounts.security_event
  for each row execute function accounts.refuse_change();
create trigger security_event_never_truncated before truncate on accounts.security_event
  for each statement execute function accounts.refuse_change();
