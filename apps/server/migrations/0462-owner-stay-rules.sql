-- How owners may stay in a home themselves, as it was agreed with them (R52). Without a row they may whenever it is free.
create table availability.owner_stay_rules (
  home_id bigint primary key references homes.home,
  -- Nights of a calendar year that all owners together may keep for stays of their own; null: as many as they like.
  nights_per_year integer check (nights_per_year between 0 and 366),
  notice_days integer not null check (notice_days between 0 and 365),
  -- Spans in which they do not stay: [{"from": date, "to": the day after the last night}].
  closed jsonb not null,
  changed_at timestamptz not null,
  changed_by bigint not null references accounts.account
);
