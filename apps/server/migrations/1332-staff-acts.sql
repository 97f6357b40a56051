-- What the team did through calls of the API, from the console or with a key: one row per request that wrote something,
-- in its transaction. Rows are never changed nor taken away.
create table accounts.staff_act (
  id bigint generated always as identity primary key,
  -- One request leaves one row, however many transactions it takes.
  request uuid not null unique,
  at timestamptz not null,
  -- The person; who looked through another's eyes, with that other beside them.
  by_account_id bigint not null references accounts.account (id),
  as_account_id bigint references accounts.account (id),
  -- The call as the contract names it, and the path with the numbers of this one.
  call text not null,
  subject text not null,
  area text,
  home_id bigint,
  -- The facts that were sent: numbers, dates, and choices; no texts of people, no contacts, no secrets.
  facts jsonb not null,
  reason text,
  network text not null
);
create index staff_act_at on accounts.staff_act (at desc, id desc);
create index staff_act_of_person on accounts.staff_act (by_account_id, at desc);
create index staff_act_of_home on accounts.staff_act (home_id, at desc) where home_id is not null;
create index staff_act_of_area on accounts.staff_act (area, at desc);
create index staff_act_of_subject on accounts.staff_act using gin (subject gin_trgm_ops);

-- What became of the records that an act changed or took away: the columns that changed, before and after. Of texts that
-- people wrote, contacts, and secrets only that they changed: '…'.
create table accounts.staff_act_change (
  id bigint generated always as identity primary key,
  request uuid not null references accounts.staff_act (request) deferrable initially deferred,
  record_table text not null,
  record_id text not null,
  before jsonb not null,
  -- Null where the record was taken away.
  after jsonb
);
create index staff_act_change_of_act on accounts.staff_act_change (request);

create trigger staff_act_stays before update or delete on accounts.staff_act
  for each row execute function accounts.refuse_change();
create trigger staff_act_never_truncated before truncate on accounts.staff_act
  for each statement execute function accounts.refuse_change();
create trigger staff_act_change_stays before update or delete on accounts.staff_act_change
  for each row execute function accounts.refuse_change();
create trigger staff_act_change_never_truncated before truncate on accounts.staff_act_change
  for each statement execute function accounts.refuse_change();

-- Numbers, dates, and choices by their path; of anything else, '…'.
create function accounts.facts_of(record jsonb) returns jsonb language sql immutable as $$
  with recursive leaf (path, name, value) as (
    select key, key, value from jsonb_each(record)
    union all
    select leaf.path || '.' || part.name, coalesce(part.inner_name, leaf.name), part.value
    from leaf cross join lateral (
      select key as name, key as inner_name, value from jsonb_each(case jsonb_typeof(leaf.value) when 'object' then leaf.value else '{}' end)
      union all
      select (nth - 1)::text, null, value
      from jsonb_array_elements(case jsonb_typeof(leaf.value) when 'array' then leaf.value else '[]' end) with ordinality as element (value, nth)
      where nth <= 20
    ) part
  )
  select coalesce(jsonb_object_agg(path, case
    when name ~* '(name|email|phone|address|street|line[12]|zip|city|birth|reason|note|text|message|body|title|label|password|secret|hash|token|code|seal|key|ssn|tin|account_number|routing)'
      and jsonb_typeof(value) = 'string' then to_jsonb('…'::text)
    when jsonb_typeof(value) = 'string' and value #>> '{}' !~ '^[[:alnum:]_.:+-]{1,40}$' then to_jsonb('…'::text)
    else value end), '{}')
  from (select * from leaf where jsonb_typeof(value) not in ('object', 'array') limit 200) plain
$$;

-- Writes down one changed record of the act in hand; at most 60 of one act.
create function accounts.note_staff_act_change() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  is_now jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
  noted int := coalesce(nullif(current_setting('porchlight.act_changes', true), ''), '0')::int;
  changed text[];
begin
  if noted >= 60 then return null; end if;
  select array_agg(key) into changed from jsonb_each(was)
    where (is_now is null or is_now -> key is distinct from value) and key not in ('updated_at', 'changed_at', 'version', 'revision');
  if changed is null then return null; end if;
  perform set_config('porchlight.act_changes', (noted + 1)::text, true);
  insert into accounts.staff_act_change (request, record_table, record_id, before, after) values (
    current_setting('porchlight.act')::uuid,
    tg_table_schema || '.' || tg_table_name,
    coalesce(was ->> 'id', ''),
    accounts.facts_of((select jsonb_object_agg(key, value) from jsonb_each(was) where key = any (changed))),
    case when is_now is not null then
      accounts.facts_of((select jsonb_object_agg(key, value) from jsonb_each(is_now) where key = any (changed))) end);
  return null;
end $$;

-- Watches every table that is not yet watched and is no machinery. Migrations that create tables end with it.
create function accounts.watch_tables() returns void language plpgsql as $$
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
        ('availability', 'home_calendar'), ('ledger', 'balance'), ('ledger', 'balances_through'),
        ('media', 'chunk'), ('media', 'chunked_upload'), ('notifications', 'delivery'), ('notifications', 'device'))
      and not exists (select from pg_trigger where tgrelid = class.oid and tgname = 'noted_for_staff_acts')
  loop
    execute format(
      $watch$create trigger noted_for_staff_acts after update or delete on %s for each row
        when (current_setting('porchlight.act', true) <> '') execute function accounts.note_staff_act_change()$watch$,
      found.name);
  end loop;
end $$;
select accounts.watch_tables();
