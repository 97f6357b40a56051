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

-- `occurred_on` is the day it happened in the home's time zone; `dated` is the day it counts, which is later if the
-- owner's period of that day is already closed (R48).
create table ledger.entry (
  id bigint generated always as identity primary key,
  home_id bigint,
  booking_id bigint,
  purpose text not null,
  source text not null,
  document jsonb not null,
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
-- Balances of an earlier day are today's minus what was dated after it.
create index entry_by_date on ledger.entry (dated);

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal is append-only: % on %.% is refused; post a reversal', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger entry_stays before update or delete on ledger.entry for each row execute function ledger.refuse_change();
create trigger entry_never_truncated before truncate on ledger.entry
  for each statement execute function ledger.refuse_change();

-- At commit, every touched entry has all its lines and no others, on known accounts, and balances per currency and
-- book.
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
  why jsonb not null default '{"code": "as_written", "params": {"text": ""}}',
  -- The fee that a line of income comes from.
  charge_code text,
  fee_id bigint,
  charge_label jsonb,
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
    end),
  constraint line_in_transit_names_its_owner check (account <> 'payable:in-transit' or owner_id is not null),
  constraint line_charge_named check ((charge_code is null) = (charge_label is null)),
  constraint line_partner_in_transit_names_its_partner
    check (account <> 'payable:partner-in-transit' or partner_id is not null),
  constraint line_received_names_its_booking check (account <> 'cash:received' or booking_id is not null)
);
create index line_of_account on ledger.line (account, currency) include (amount_minor);
create index line_of_booking on ledger.line (booking_id, account) include (currency, amount_minor);
create index line_of_owner on ledger.line (owner_id, home_id) include (entry_id, currency, amount_minor, booking_id)
  where account = 'payable:owner';
create index line_of_home on ledger.line (home_id, account);
create trigger line_stays before update or delete on ledger.line for each row execute function ledger.refuse_change();
create trigger line_never_truncated before truncate on ledger.line
  for each statement execute function ledger.refuse_change();
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

-- Nothing more is dated into this owner's books up to and including `until`.
create table ledger.closed_period (
  owner_id bigint not null,
  until date not null,
  closed_at timestamptz not null,
  primary key (owner_id, until)
);
-- A second protection, for installations whose database account isn't a superuser. Truncate stays granted because a
-- restore empties the tables; the triggers reject it from anyone else.
revoke update, delete on ledger.entry, ledger.line, ledger.closed_period from public, current_user;
create trigger closed_period_stays before update or delete on ledger.closed_period
  for each row execute function ledger.refuse_change();
create trigger closed_period_never_truncated before truncate on ledger.closed_period
  for each statement execute function ledger.refuse_change();

create function ledger.lock_key(kind text, id text) returns bigint language sql immutable parallel safe
  return hashtextextended('ledger.' || kind || ':' || id, 0);

-- The first day from `wanted` on that is open for all these owners and for the company's books. The shared locks keep a
-- close or payout from using figures that this posting is about to change. Owners are locked before the books, in the
-- order in which a close locks them.
create function ledger.first_open_day(owners bigint[], wanted date) returns date language plpgsql as $$
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

-- Nothing more is dated into anyone's books up to and including `until`.
create table ledger.closed_books (
  until date primary key,
  closed_at timestamptz not null
);
revoke update, delete on ledger.closed_books from public, current_user;
create trigger closed_books_stays before update or delete on ledger.closed_books
  for each row execute function ledger.refuse_change();
create trigger closed_books_never_truncated before truncate on ledger.closed_books
  for each statement execute function ledger.refuse_change();

-- Account balances by the dimensions their lines must have, so that no page reads the whole journal. The journal is
-- authoritative: the sums can be rebuilt at any time, and a check compares the two.
create table ledger.balance (
  account text not null,
  currency char(3) not null,
  home_id bigint,
  booking_id bigint,
  owner_id bigint,
  partner_id bigint,
  vendor_id bigint,
  authority text,
  amount_minor bigint not null,
  -- The first day on which something counts here.
  first_dated date not null,
  constraint balance_once unique nulls not distinct
    (account, currency, booking_id, owner_id, home_id, partner_id, vendor_id, authority)
);

-- The balances include the entries up to `entry_id`. Those up to `next_entry_id` follow once the transactions that were
-- writing entries when it was recorded have ended, since one of them may still commit a smaller number.
create table ledger.balances_through (
  only_row boolean primary key default true check (only_row),
  entry_id bigint not null,
  next_entry_id bigint,
  waits_for text[] not null default '{}'
);

-- A line with the dimensions its account is summed by (engine/chart.ts, `summedBy`).
create view ledger.summed_line as
select entry_id, account, currency, amount_minor,
  case when account = 'payable:owner' then home_id end as home_id,
  case when account in ('cash:received', 'processor:clearing', 'receivable:guest', 'receivable:dispute',
    'liability:guest-deposit', 'liability:security-deposit') then booking_id end as booking_id,
  case when account in ('payable:owner', 'payable:in-transit') then owner_id end as owner_id,
  case when account in ('payable:partner', 'payable:partner-in-transit') then partner_id end as partner_id,
  case when account = 'payable:vendor' then vendor_id end as vendor_id,
  case when account = 'payable:tax' then authority end as authority
from ledger.line;

-- Lines not yet in the balances. It is a function so that the planner knows how few they are; it sees what its caller
-- sees.
create function ledger.lines_after_sums() returns setof ledger.summed_line language plpgsql stable rows 200 as $$
declare
  through bigint := (select entry_id from ledger.balances_through);
begin
  return query select * from ledger.summed_line where summed_line.entry_id > through;
end $$;

-- The stored balances plus the lines not yet in them: the current balances.
create view ledger.current_balance as
select account, currency, amount_minor, home_id, booking_id, owner_id, partner_id, vendor_id, authority
from ledger.balance
union all
select account, currency, amount_minor, home_id, booking_id, owner_id, partner_id, vendor_id, authority
from ledger.lines_after_sums();

-- Entries after `after` up to `until` that miss lines, have an unknown account, or don't balance per currency and book.
create function ledger.faulty_entries(after bigint, until bigint default 9223372036854775807) returns setof bigint
language plpgsql stable as $$
begin
  return query select uneven.entry_id from (
    select line.entry_id
    from ledger.line left join ledger.account on account.code = line.account
    where line.entry_id > after and line.entry_id <= until
    group by line.entry_id, line.currency, account.book
    having sum(line.amount_minor) <> 0 or account.book is null
  ) uneven
  union
  select coalesce(entry.id, counted.entry_id)
  from (select id, line_count from ledger.entry where id > after and id <= until) entry
  full join (
    select entry_id, count(*) as lines from ledger.line where entry_id > after and entry_id <= until group by entry_id
  ) counted on counted.entry_id = entry.id
  where entry.line_count is distinct from counted.lines;
end $$;

-- Adds the entries up to `until` to the balances. A settled stay needs no row: only open ones are read. Entries that
-- don't balance are left out, where every reading of the trust finds them.
create function ledger.add_to_balances(after bigint, until bigint) returns void language plpgsql as $$
begin
  if exists (select from ledger.faulty_entries(after, until)) then
    return;
  end if;
  insert into ledger.balance (account, currency, home_id, booking_id, owner_id, partner_id, vendor_id, authority,
    amount_minor, first_dated)
  select line.account, line.currency, line.home_id, line.booking_id, line.owner_id, line.partner_id, line.vendor_id,
    line.authority, sum(line.amount_minor), min(entry.dated)
  from ledger.summed_line line join ledger.entry on entry.id = line.entry_id
  where line.entry_id > after and line.entry_id <= until
  group by line.account, line.currency, line.home_id, line.booking_id, line.owner_id, line.partner_id, line.vendor_id,
    line.authority
  on conflict on constraint balance_once do update set
    amount_minor = balance.amount_minor + excluded.amount_minor,
    first_dated = least(balance.first_dated, excluded.first_dated);
  if found then
    delete from ledger.balance where amount_minor = 0 and booking_id is not null;
    perform ledger.add_up_totals();
  end if;
  update ledger.balances_through set entry_id = until;
end $$;

-- Transactions that may hold an entry whose number is already assigned: each locks the table before it gets a number.
create function ledger.writers() returns text[] language sql stable as $$
  select coalesce(array_agg(distinct virtualtransaction), '{}') from pg_locks
  where locktype = 'relation' and relation = 'ledger.entry'::regclass and mode = 'RowExclusiveLock' and granted
    and database = (select oid from pg_database where datname = current_database()) and pid <> pg_backend_pid()
$$;

-- Moves the balances forward as far as is safe. Readers and postings never wait for it.
create function ledger.add_up() returns void language plpgsql as $$
declare
  through ledger.balances_through;
begin
  select * into through from ledger.balances_through for update skip locked;
  if not found then
    return;
  end if;
  if through.next_entry_id is not null and not through.waits_for && ledger.writers() then
    perform ledger.add_to_balances(through.entry_id, through.next_entry_id);
    select entry_id into through.entry_id from ledger.balances_through;
    through.next_entry_id := null;
  end if;
  if through.next_entry_id is null then
    select greatest(case when is_called then last_value else 0 end, through.entry_id)
      into through.next_entry_id from ledger.entry_id_seq;
    -- After the number: whoever has a smaller one and is not among them has ended.
    through.waits_for := ledger.writers();
    if through.waits_for = '{}' then
      perform ledger.add_to_balances(through.entry_id, through.next_entry_id);
      through.next_entry_id := null;
    end if;
    update ledger.balances_through set next_entry_id = through.next_entry_id, waits_for = through.waits_for;
  end if;
end $$;

-- The total of each account, so that the trust page doesn't read every open stay. Rebuilt from the balances whenever
-- entries are added to them; a check compares the two.
create table ledger.total (
  account text not null,
  currency char(3) not null,
  amount_minor bigint not null,
  -- Rows of `ledger.balance` with money, and rows on the wrong side.
  parts int not null,
  parts_below int not null,
  primary key (account, currency)
);

-- Called by the transaction that holds the row of `ledger.balances_through`.
create function ledger.add_up_totals() returns void language sql as $$
  delete from ledger.total;
  insert into ledger.total (account, currency, amount_minor, parts, parts_below)
  select balance.account, balance.currency, sum(balance.amount_minor),
    count(*) filter (where balance.amount_minor <> 0),
    count(*) filter (where case account.normal_side when 'debit' then balance.amount_minor else -balance.amount_minor end < 0)
  from ledger.balance left join ledger.account on account.code = balance.account
  group by balance.account, balance.currency;
$$;

-- The totals plus the lines not yet in them.
create view ledger.current_total as
select account, currency, amount_minor from ledger.total
union all
select account, currency, amount_minor from ledger.lines_after_sums();

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
  ('expense:operator', 'operator', 'debit', '{}'),
  ('payable:protection', 'trust', 'credit', '{}'),
  ('liability:damage-waiver', 'trust', 'credit', '{}'),
  ('payable:in-transit', 'trust', 'credit', '{ownerId}'),
  ('equity:operator', 'operator', 'credit', '{}'),
  ('payable:partner-in-transit', 'trust', 'credit', '{partnerId}'),
  ('expense:partner-commission', 'operator', 'debit', '{}'),
  ('cash:received', 'trust', 'debit', '{bookingId}');

insert into ledger.balances_through (entry_id) values (0);

select accounts.watch_tables();
