-- Up to and including `until`, nothing more is dated into anybody's books.
create table ledger.closed_books (
  until date primary key,
  closed_at timestamptz not null
);
create trigger closed_books_stays before update or delete on ledger.closed_books
  for each row execute function ledger.refuse_change();
create trigger closed_books_never_truncated before truncate on ledger.closed_books
  for each statement execute function ledger.refuse_change();
revoke update, delete on ledger.closed_books from public, current_user;

-- As before, and after the books of all. Owners are waited for before the books, in the order in which a close takes them.
create or replace function ledger.first_open_day(owners bigint[], wanted date) returns date language plpgsql as $$
declare
  owner bigint;
  closed date;
begin
  foreach owner in array owners loop
    perform pg_advisory_xact_lock_shared(ledger.lock_key('owner', owner::text));
  end loop;
  perform pg_advisory_xact_lock_shared(ledger.lock_key('books', 'all'));
  select max(until) into closed from (
    select until from ledger.closed_period where owner_id = any (owners)
    union all
    select until from ledger.closed_books
  ) as period;
  return greatest(wanted, closed + 1);
end $$;

create function ledger.check_books() returns trigger language plpgsql as $$
declare
  closed date;
begin
  select max(until) into closed from ledger.closed_books;
  if closed >= new.dated then
    raise exception 'the books are closed until %', closed using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger entry_in_open_books before insert on ledger.entry for each row execute function ledger.check_books();

-- What the bank says it holds in trust at the end of a quarter; of several the last counts.
create table statements.bank_balance (
  id bigint generated always as identity primary key,
  year integer not null,
  quarter integer not null check (quarter between 1 and 4),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null,
  told_by bigint references accounts.account,
  told_at timestamptz not null
);
create index bank_balance_of_quarter on statements.bank_balance (year, quarter, currency, id);

-- A quarter that is closed for everybody, with what was looked at before.
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
