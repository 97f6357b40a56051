-- For how many days a partner’s link counts, a rebooking stays theirs, and they and the team have for disputes, by the day
-- from which it applies. A row is never edited: a booking keeps the terms of the moment it was made.
create table attribution.terms (
  id bigint generated always as identity primary key,
  valid_from date not null,
  agent_days integer not null check (agent_days between 1 and 90),
  broker_days integer not null check (broker_days between 1 and 90),
  referral_days integer not null check (referral_days between 1 and 90),
  affiliate_days integer not null check (affiliate_days between 1 and 90),
  rebooking_days integer not null check (rebooking_days between 0 and 365),
  dispute_days integer not null check (dispute_days between 7 and 365),
  answer_days integer not null check (answer_days between 1 and 60),
  note text not null default '',
  set_by bigint references accounts.account,
  set_at timestamptz not null
);
create index terms_in_force on attribution.terms (valid_from desc, id desc);
insert into attribution.terms
  (valid_from, agent_days, broker_days, referral_days, affiliate_days, rebooking_days, dispute_days, answer_days, set_at)
values ('2020-01-01', 90, 90, 90, 30, 30, 60, 10, '2020-01-01');

select accounts.watch_tables();
