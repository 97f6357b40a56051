-- What was changed of a home's prices: who, when, and the parts as they were and as they became.
create table pricing.change (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  changed_at timestamptz not null,
  -- Null for the system.
  changed_by bigint references accounts.account,
  before jsonb not null,
  after jsonb not null,
  -- The change that this one took back.
  undoes bigint references pricing.change
);
create index change_of_home on pricing.change (home_id, id desc);

create function pricing.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_schema || '.' || tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger change_stays before update or delete on pricing.change for each row execute function pricing.refuse_change();
