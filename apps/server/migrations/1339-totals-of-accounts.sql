-- What each account stands at in all, so that the trust page does not look through every open stay for it. Made anew from
-- the balances whenever entries are added to them; a check compares the two.
create table ledger.total (
  account text not null,
  currency char(3) not null,
  amount_minor bigint not null,
  -- Of the parts in `ledger.balance`: those with money, and those that stand on the wrong side.
  parts int not null,
  parts_below int not null,
  primary key (account, currency)
);

-- Called by whoever holds the row of `ledger.balances_through`.
create function ledger.add_up_totals() returns void language sql as $$
  delete from ledger.total;
  insert into ledger.total (account, currency, amount_minor, parts, parts_below)
  select balance.account, balance.currency, sum(balance.amount_minor),
    count(*) filter (where balance.amount_minor <> 0),
    count(*) filter (where case account.normal_side when 'debit' then balance.amount_minor else -balance.amount_minor end < 0)
  from ledger.balance left join ledger.account on account.code = balance.account
  group by balance.account, balance.currency;
$$;

create or replace function ledger.add_to_balances(after bigint, until bigint) returns void language plpgsql as $$
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

-- The totals and the lines that are not in them yet.
create view ledger.current_total as
select account, currency, amount_minor from ledger.total
union all
select account, currency, amount_minor from ledger.lines_after_sums();

select ledger.add_up_totals();

-- No staff act changes the totals: they follow from the journal.
create or replace function accounts.watch_tables() returns void language plpgsql as $$
declare
  found record;
begin
  for found in
    select class.oid::regclass::text as name from pg_class class
    join pg_namespace space on space.oid = class.relnamespace
    where class.relkind = 'r' and space.nspname !~ '^(pg_|information_schema$|public$|kernel$|sandbox_|stripe_gateway$|analytics$|search$|translations$|drafts$|pgboss$)'
      and (space.nspname, class.relname) not in (
        ('accounts', 'allowance'), ('accounts', 'challenge'), ('accounts', 'ceremony'), ('accounts', 'code_try'),
        ('accounts', 'device'), ('accounts', 'failed_login'), ('accounts', 'session'), ('accounts', 'approver_wait'),
        ('accounts', 'security_event'), ('accounts', 'staff_act'), ('accounts', 'staff_act_change'),
        ('availability', 'home_calendar'), ('ledger', 'balance'), ('ledger', 'balances_through'), ('ledger', 'total'),
        ('media', 'chunk'), ('media', 'chunked_upload'), ('notifications', 'delivery'), ('notifications', 'device'))
      and not exists (select from pg_trigger where tgrelid = class.oid and tgname = 'noted_for_staff_acts')
  loop
    execute format(
      $watch$create trigger noted_for_staff_acts after update or delete on %s for each row
        when (current_setting('porchlight.act', true) <> '') execute function accounts.note_staff_act_change()$watch$,
      found.name);
  end loop;
end $$;
