-- What the accounts stand at, added up by what their lines must name, so that no page reads the whole journal. The journal
-- remains the truth: the sums can be made again at any time, and a check compares the two.
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

-- The sums hold the entries up to `entry_id`. Those up to `next_entry_id` follow once the transactions that were writing
-- entries when it was noted have ended: one of them may yet commit a smaller number.
create table ledger.balances_through (
  only_row boolean primary key default true check (only_row),
  entry_id bigint not null,
  next_entry_id bigint,
  waits_for text[] not null default '{}'
);
insert into ledger.balances_through (entry_id) values (0);

-- A line with the parts of the business that its account is added up by (engine/chart.ts, `summedBy`).
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

-- The lines that are not in the sums yet. A function, so that the plan knows how few they are; it sees what its caller sees.
create function ledger.lines_after_sums() returns setof ledger.summed_line language plpgsql stable rows 200 as $$
declare
  through bigint := (select entry_id from ledger.balances_through);
begin
  return query select * from ledger.summed_line where summed_line.entry_id > through;
end $$;

-- The sums and the lines that are not in them yet: together what the accounts stand at.
create view ledger.current_balance as
select account, currency, amount_minor, home_id, booking_id, owner_id, partner_id, vendor_id, authority
from ledger.balance
union all
select account, currency, amount_minor, home_id, booking_id, owner_id, partner_id, vendor_id, authority
from ledger.lines_after_sums();

-- Entries after `after` and up to `until` that miss lines, name an unknown account, or do not balance per currency and book.
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

-- Adds the entries up to `until` to the sums. A stay that is settled needs no row: only the open ones are looked through.
-- Entries that do not balance stay outside, where every reading of the trust finds them.
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
  delete from ledger.balance where amount_minor = 0 and booking_id is not null;
  update ledger.balances_through set entry_id = until;
end $$;

-- Transactions that may hold an entry with a number already taken: each locks the table before it takes one.
create function ledger.writers() returns text[] language sql stable as $$
  select coalesce(array_agg(distinct virtualtransaction), '{}') from pg_locks
  where locktype = 'relation' and relation = 'ledger.entry'::regclass and mode = 'RowExclusiveLock' and granted
    and database = (select oid from pg_database where datname = current_database()) and pid <> pg_backend_pid()
$$;

-- Moves the sums forward as far as is safe. Readers and postings never wait for it.
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

select ledger.add_up();

-- Balances of an earlier day are those of now less what was dated after it.
create index entry_by_date on ledger.entry (dated);
