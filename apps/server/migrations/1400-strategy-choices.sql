-- The pricing strategy an owner chose, and the prices it started from, so that choosing another one never adds up.
create table pricing.strategy_choice (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  strategy text not null check (strategy in ('occupancy_first', 'balanced', 'rate_first')),
  -- Plan, seasons, and discounts before any strategy.
  baseline jsonb not null,
  -- The last price change when it took effect, and the document signed for it.
  price_version bigint not null,
  confirmation_version integer not null,
  chosen_at timestamptz not null,
  chosen_by bigint not null references accounts.account,
  foreign key (home_id, confirmation_version) references pricing.confirmation (home_id, version)
);
create index strategy_choice_home on pricing.strategy_choice (home_id, id desc);
create trigger strategy_choice_stays before update or delete on pricing.strategy_choice
  for each row execute function pricing.refuse_change();
select accounts.watch_tables();
