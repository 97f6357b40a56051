-- What an agreement says beyond its percentage, who recorded it and who approved it (R50).
alter table homes.contract
  add column details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  add column recorded_by bigint,
  add column approved_by bigint;

-- What owners earned less than they were promised for a quarter; one row per home, quarter and currency.
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
