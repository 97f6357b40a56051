-- Support: what went wrong in browsers and apps. The same fault counts up instead of filling the table.
create schema support;

create table support.bug_report (
  id bigint generated always as identity primary key,
  -- Digest of source and message: the same fault is one row.
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
