-- Errors in browsers and apps. A repeated error is counted instead of filling the table.
create schema support;

create table support.bug_report (
  id bigint generated always as identity primary key,
  -- Digest of source and message: a repeated error is one row.
  fingerprint text not null unique,
  source text not null,
  message text not null,
  location text not null,
  visibility text not null check (visibility in ('foreground', 'background')),
  account_id bigint references accounts.account,
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index bug_report_last on support.bug_report (last_at desc);

select accounts.watch_tables();
