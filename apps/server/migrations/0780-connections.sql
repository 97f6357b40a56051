-- How this installation reaches its mail server, its payment gateway, and its bank. Until now only the environment said so.
create schema connections;

create table connections.connection (
  kind text primary key check (kind in ('mail', 'payments', 'bank')),
  -- What may be shown.
  settings jsonb not null,
  -- Passwords, keys, and account numbers, sealed as one text.
  secrets text,
  changed_at timestamptz not null
);

-- Every change, by whom and why; of secrets only their ending.
create table connections.change (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  by_account bigint references accounts.account,
  kind text not null check (kind in ('mail', 'payments', 'bank')),
  fields jsonb not null,
  reason text not null
);
create index change_by_account on connections.change (by_account);
