-- Owner statements and payouts.
create schema statements;

-- A closed quarter exactly as the owner saw it. `hash` is the SHA-256 of the document.
create table statements.closed (
  owner_id bigint not null,
  year integer not null,
  quarter integer not null check (quarter between 1 and 4),
  currency char(3) not null,
  earned_minor bigint not null,
  payouts_minor bigint not null,
  closing_minor bigint not null,
  document text not null,
  hash text not null,
  closed_by bigint,
  closed_at timestamptz not null,
  primary key (owner_id, year, quarter, currency)
);
revoke update, delete on statements.closed from public, current_user;

create function statements.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a closed statement never changes: % is refused; correct it in the next period', tg_op
    using errcode = 'restrict_violation';
end $$;
create trigger closed_stays before update or delete on statements.closed
  for each row execute function statements.refuse_change();
create trigger closed_never_truncated before truncate on statements.closed
  for each statement execute function statements.refuse_change();

create table statements.payout (
  id bigint generated always as identity primary key,
  owner_id bigint not null,
  -- Null for payouts older than payout accounts.
  payout_account_id bigint references payees.payout_account,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  note text not null,
  state text not null default 'sent'
    check (state in ('sent', 'settled', 'returned')),
  -- Why the bank returned it.
  returned_for text,
  paid_by bigint,
  paid_at timestamptz not null,
  ended_at timestamptz,
  ended_by bigint references accounts.account,
  constraint ended_is_dated check ((state = 'sent') = (ended_at is null)),
  constraint returned_says_why check ((state = 'returned') = (returned_for is not null))
);
create index payout_of_owner on statements.payout (owner_id, paid_at);
create index payout_to_account on statements.payout (payout_account_id, id);

-- Payouts sent together. The second approver is always another person, whatever the code decides.
create table statements.payout_run (
  id bigint generated always as identity primary key,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  note text not null,
  state text not null check (state in ('prepared', 'approved', 'sent', 'canceled')),
  prepared_by bigint references accounts.account,
  prepared_at timestamptz not null,
  approved_by bigint references accounts.account,
  approved_at timestamptz,
  ended_by bigint references accounts.account,
  ended_at timestamptz,
  -- The banking day on which the bank is asked to move the money.
  effective_on date,
  constraint approved_by_a_second_person check (approved_by is null or approved_by <> prepared_by),
  constraint ended_is_dated check ((state in ('sent', 'canceled')) = (ended_at is not null)),
  constraint sent_is_effective check ((state = 'sent') = (effective_on is not null))
);

-- What a run pays one owner, and to which account. `dropped_for` says why it wasn't paid.
create table statements.run_line (
  run_id bigint not null references statements.payout_run,
  owner_id bigint not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  payout_account_id bigint not null references payees.payout_account,
  dropped_for text,
  payout_id bigint unique references statements.payout,
  open boolean not null default true,
  primary key (run_id, owner_id),
  constraint paid_or_dropped check (dropped_for is null or payout_id is null)
);
-- An owner is in one open run per currency.
create unique index run_line_open on statements.run_line (owner_id, currency) where open;

-- The trust balance the bank reports at the end of a quarter; the last of several applies.
create table statements.bank_balance (
  id bigint generated always as identity primary key,
  year integer not null,
  quarter integer not null check (quarter between 1 and 4),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null,
  reported_by bigint references accounts.account,
  reported_at timestamptz not null
);
create index bank_balance_of_quarter on statements.bank_balance (year, quarter, currency, id);

-- A quarter closed for everyone, with the findings reviewed before.
create table statements.closing (
  year integer not null,
  quarter integer not null check (quarter between 1 and 4),
  owners integer not null,
  looked_at jsonb not null,
  closed_by bigint references accounts.account,
  closed_at timestamptz not null,
  primary key (year, quarter)
);
create trigger closing_stays before update or delete on statements.closing
  for each row execute function statements.refuse_change();
create trigger closing_never_truncated before truncate on statements.closing
  for each statement execute function statements.refuse_change();

-- How a payout outside a bank file is carried: written with the payout, sent afterward, result recorded.
create table statements.carriage (
  payout_id bigint primary key references statements.payout,
  carrier text not null,
  -- The carrier acts once per key.
  key text not null unique,
  account text not null,
  state text not null check (state in ('recorded', 'under_way', 'arrived', 'back', 'refused')),
  transfer text,
  payout text,
  expected_on date,
  blames_account boolean not null default true,
  recorded_at timestamptz not null,
  looked_at timestamptz
);
create index carriage_open on statements.carriage (recorded_at) where state in ('recorded', 'under_way');

-- The shortfall of owners' earnings against a quarter's guarantee; one row per home, quarter, and currency.
create table statements.guarantee (
  home_id bigint not null,
  year integer not null,
  quarter integer not null check (quarter between 1 and 4),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  promised_minor bigint not null check (promised_minor > 0),
  earned_minor bigint not null,
  added_minor bigint not null check (added_minor >= 0),
  at timestamptz not null,
  primary key (home_id, year, quarter, currency)
);

-- The days owners are paid. Rows stay: the latest applies, and the history shows who set which day when.
create table statements.payout_schedule (
  id bigint generated always as identity primary key,
  schedule jsonb not null check (schedule ->> 'every' in ('month', 'week', 'none')),
  reason text not null check (length(reason) between 3 and 300),
  set_by bigint,
  set_at timestamptz not null
);

-- What an owner sees of a correction on their statement: why it was made, by whom, and the files that show it.
create table statements.correction (
  entry_id bigint primary key references ledger.entry,
  reason text not null,
  files bigint[] not null,
  made_by bigint references accounts.account,
  approved_by bigint references accounts.account
);

-- 1099-MISC forms as filed (R54). A form never changes: later findings are filed as a corrected form.
create table statements.tax_filing (
  id bigint generated always as identity primary key,
  year integer not null check (year between 2000 and 2200),
  reason text not null check (length(reason) between 1 and 300),
  filed_by bigint references accounts.account,
  filed_at timestamptz not null
);
create index tax_filing_of_year on statements.tax_filing (year);

create function statements.filed_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a filed form never changes: % is refused; file a corrected one', tg_op using errcode = 'restrict_violation';
end $$;
create trigger tax_filing_stays before update or delete on statements.tax_filing
  for each row execute function statements.filed_stays();
create trigger tax_filing_never_truncated before truncate on statements.tax_filing
  for each statement execute function statements.filed_stays();

create table statements.tax_form (
  filing_id bigint not null references statements.tax_filing,
  owner_id bigint not null references accounts.account,
  year integer not null,
  -- 1 is the original; each later one corrects the previous one.
  version integer not null check (version >= 1),
  rents_minor bigint not null,
  withheld_minor bigint not null,
  -- The W-9 whose number was filed; null if there was none.
  w9_id bigint,
  -- The form as the recipient has it. `hash` is the SHA-256 of the document.
  document text not null,
  hash text not null,
  primary key (owner_id, year, version),
  unique (filing_id, owner_id)
);
revoke update, delete on statements.tax_filing, statements.tax_form from public, current_user;
create trigger tax_form_stays before update or delete on statements.tax_form
  for each row execute function statements.filed_stays();
create trigger tax_form_never_truncated before truncate on statements.tax_form
  for each statement execute function statements.filed_stays();

select accounts.watch_tables();
