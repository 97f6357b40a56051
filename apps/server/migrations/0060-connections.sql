-- The mail server, payment gateway, bank, and other services as administrators entered them.
create schema connections;

create table connections.connection (
  kind text primary key check (kind in ('mail', 'payments', 'bank', 'incoming', 'assistant')),
  -- Values that can be shown.
  settings jsonb not null,
  -- Passwords, keys, and account numbers, sealed as one text.
  secrets text,
  changed_at timestamptz not null
);

-- Every change, by whom and why; of secrets only their last characters.
create table connections.change (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  by_account bigint references accounts.account,
  kind text not null check (kind in ('mail', 'payments', 'bank', 'incoming', 'assistant')),
  fields jsonb not null,
  reason text not null
);
create index change_by_account on connections.change (by_account);

select accounts.watch_tables();
