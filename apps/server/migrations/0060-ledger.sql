-- The journal: balanced entries, appended and never changed.
create schema ledger;

-- The chart of accounts. Every entry balances per currency and per book, so the money held in trust for others and the
-- operator's own money never mix (R44, R46). engine/chart.ts holds the same rows; a test compares them.
create table ledger.account (
  code text primary key,
  book text not null check (book in ('trust', 'operator')),
  normal_side text not null check (normal_side in ('debit', 'credit')),
  requires text[] not null
);

insert into ledger.account (code, book, normal_side, requires) values
  ('cash:trust', 'trust', 'debit', '{}'),
  ('processor:clearing', 'trust', 'debit', '{}'),
  ('receivable:guest', 'trust', 'debit', '{bookingId}'),
  ('liability:guest-deposit', 'trust', 'credit', '{bookingId}'),
  ('liability:security-deposit', 'trust', 'credit', '{bookingId}'),
  ('payable:owner', 'trust', 'credit', '{homeId,ownerId}'),
  ('payable:partner', 'trust', 'credit', '{partnerId}'),
  ('payable:vendor', 'trust', 'credit', '{vendorId}'),
  ('payable:tax', 'trust', 'credit', '{authority}'),
  ('payable:operator', 'trust', 'credit', '{}'),
  ('cash:operating', 'operator', 'debit', '{}'),
  ('receivable:trust', 'operator', 'debit', '{}'),
  ('receivable:dispute', 'operator', 'debit', '{bookingId}'),
  ('income:commission', 'operator', 'credit', '{}'),
  ('income:service-fee', 'operator', 'credit', '{}'),
  ('income:cleaning', 'operator', 'credit', '{}'),
  ('expense:processor', 'operator', 'debit', '{}'),
  ('expense:operator', 'operator', 'debit', '{}');

-- `occurred_on` is the day the business did it, in the home's zone; `dated` is the day it counts: later when the
-- owner's period of that day is already closed (R48).
create table ledger.entry (
  id bigint generated always as identity primary key,
  home_id bigint,
  booking_id bigint,
  purpose text not null,
  source text not null,
  document text not null,
  reverses bigint unique,
  occurred_on date not null,
  dated date not null,
  posted_at timestamptz not null,
  line_count integer not null check (line_count >= 2),
  constraint entry_source_purpose unique (source, purpose),
  constraint entry_dated check (dated >= occurred_on)
);
create index entry_of_booking on ledger.entry (booking_id) where booking_id is not null;
create index entry_of_home on ledger.entry (home_id) where home_id is not null;

-- Debits are positive, credits negative. No foreign keys: a key to the chart would make every posting lock the same few
-- rows, and the trigger below checks more than a key could.
create table ledger.line (
  entry_id bigint not null,
  ordinal integer not null check (ordinal >= 1),
  account text not null,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor <> 0),
  home_id bigint,
  booking_id bigint,
  owner_id bigint,
  partner_id bigint,
  vendor_id bigint,
  authority text,
  why text not null default '',
  primary key (entry_id, ordinal),
  constraint line_names_its_subledger check (
    case account
      when 'receivable:guest' then booking_id is not null
      when 'liability:guest-deposit' then booking_id is not null
      when 'liability:security-deposit' then booking_id is not null
      when 'receivable:dispute' then booking_id is not null
      when 'payable:owner' then owner_id is not null and home_id is not null
      when 'payable:partner' then partner_id is not null
      when 'payable:vendor' then vendor_id is not null
      when 'payable:tax' then authority is not null
      else true
    end)
);
create index line_of_account on ledger.line (account, currency) include (amount_minor);
create index line_of_booking on ledger.line (booking_id, account) include (currency, amount_minor);
create index line_of_owner on ledger.line (owner_id, home_id) include (entry_id, currency, amount_minor, booking_id)
  where account = 'payable:owner';
create index line_of_home on ledger.line (home_id, account);

-- Up to and including `until`, nothing more is dated into this owner's books.
create table ledger.closed_period (
  owner_id bigint not null,
  until date not null,
  closed_at timestamptz not null,
  primary key (owner_id, until)
);

create function ledger.lock_key(kind text, id text) returns bigint language sql immutable parallel safe
  return hashtextextended('ledger.' || kind || ':' || id, 0);

-- The first day at or after `wanted` that is open for all these owners. The shared lock keeps a close or a payout of the
-- owner from deciding on figures that this posting is about to change.
create function ledger.first_open_day(owners bigint[], wanted date) returns date language plpgsql as $$
declare
  owner bigint;
  closed date;
begin
  foreach owner in array owners loop
    perform pg_advisory_xact_lock_shared(ledger.lock_key('owner', owner::text));
  end loop;
  select max(until) into closed from ledger.closed_period where owner_id = any (owners);
  return greatest(wanted, closed + 1);
end $$;

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal is append-only: % on %.% is refused; post a reversal', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;

create trigger entry_stays before update or delete on ledger.entry for each row execute function ledger.refuse_change();
create trigger entry_never_truncated before truncate on ledger.entry for each statement execute function ledger.refuse_change();
create trigger line_stays before update or delete on ledger.line for each row execute function ledger.refuse_change();
create trigger line_never_truncated before truncate on ledger.line for each statement execute function ledger.refuse_change();
create trigger closed_period_stays before update or delete on ledger.closed_period
  for each row execute function ledger.refuse_change();
create trigger closed_period_never_truncated before truncate on ledger.closed_period
  for each statement execute function ledger.refuse_change();

-- A second lock, for installations whose database account is no superuser. Truncating stays granted, since a restore
-- empties the tables; the triggers refuse it to everybody else.
revoke update, delete on ledger.entry, ledger.line, ledger.closed_period from public, current_user;

-- At commit every touched entry has all its lines and no others, on known accounts, and balances per currency and book.
create function ledger.check_entry() returns trigger language plpgsql as $$
declare
  checked bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  expected integer;
  counted integer;
begin
  select line_count into expected from ledger.entry where id = checked;
  select count(*) into counted from ledger.line where entry_id = checked;
  if expected is distinct from counted then
    raise exception 'entry % has % lines, not %', checked, counted, coalesce(expected, 0) using errcode = 'check_violation';
  end if;
  if exists (
    select from ledger.line left join ledger.account on account.code = line.account
    where line.entry_id = checked
    group by line.currency, account.book
    having sum(line.amount_minor) <> 0 or account.book is null
  ) then
    raise exception 'entry % does not balance', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger entry_balances after insert on ledger.entry deferrable initially deferred
  for each row execute function ledger.check_entry('id');
create constraint trigger line_balances after insert on ledger.line deferrable initially deferred
  for each row execute function ledger.check_entry('entry_id');

create function ledger.check_period() returns trigger language plpgsql as $$
declare
  closed date;
begin
  select max(until) into closed from ledger.closed_period where owner_id = new.owner_id;
  if closed >= (select dated from ledger.entry where id = new.entry_id) then
    raise exception 'the books of owner % are closed until %', new.owner_id, closed using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger line_in_open_period before insert on ledger.line for each row when (new.account = 'payable:owner')
  execute function ledger.check_period();
