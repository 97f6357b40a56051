-- Acts that move money, change a contract, or grant power: who requested them, why, with what evidence, and who
-- approved.
create schema approvals;

create table approvals.request (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What it is about, such as `payout_run:12`.
  subject text not null,
  -- `done`: within the limit of one person.
  state text not null check (state in ('done', 'pending', 'approved', 'declined', 'withdrawn')),
  amount_minor bigint check (amount_minor >= 0),
  currency char(3) check (currency ~ '^[A-Z]{3}$'),
  -- The facts shown as the consequence, and those used to carry out the act.
  facts jsonb not null default '{}',
  act jsonb not null default '{}',
  reason text not null,
  evidence integer[] not null default '{}',
  -- Everyone who took part in it or benefits from it: none of them can approve.
  participants integer[] not null default '{}',
  -- Who is notified once it takes effect.
  affected integer[] not null default '{}',
  requested_by bigint references accounts.account,
  requested_at timestamptz not null,
  decided_by bigint references accounts.account,
  decided_at timestamptz,
  decision text,
  -- Approved by the owner of a one-person company, under a recorded exemption.
  exempt boolean not null default false,
  constraint amount_has_currency check ((amount_minor is null) = (currency is null)),
  constraint decided_is_dated check ((state in ('approved', 'declined', 'withdrawn')) = (decided_at is not null)),
  constraint approved_by_a_second_person
    check (state <> 'approved' or exempt or requested_by is null or decided_by <> requested_by),
  constraint approved_by_no_participant check (state <> 'approved' or exempt or not (decided_by = any (participants)))
);
create unique index request_waits_once on approvals.request (kind, subject) where state = 'pending';
create index request_alone on approvals.request (kind, requested_by, requested_at) where state = 'done';
create index request_requested_at on approvals.request (requested_at desc, id desc);

-- A decision is never changed.
create function approvals.refuse_rewriting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'pending' then
    raise exception 'a decided approval does not change';
  end if;
  return new;
end $$;
create trigger request_is_history before update or delete on approvals.request
  for each row execute function approvals.refuse_rewriting();

-- Up to where one person can act alone, in whole units of the currency or in percent; no row: the product's default.
create table approvals.threshold (
  name text primary key,
  value integer not null check (value >= 0),
  set_at timestamptz not null
);

-- The owner of a one-person company approves alone while nobody else can.
create table approvals.exemption (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  reason text not null,
  since timestamptz not null,
  ended_at timestamptz
);
create unique index exemption_once on approvals.exemption ((true)) where ended_at is null;

-- Up to where one person can act alone, if that is less than the company's limit.
create table approvals.personal_limit (
  account_id bigint not null references accounts.account,
  name text not null,
  -- Whole units of the currency, or percent.
  value integer not null check (value >= 0),
  set_at timestamptz not null,
  primary key (account_id, name)
);

select accounts.watch_tables();
