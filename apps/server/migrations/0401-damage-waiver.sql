-- A home may let its guest pay a waiver that does not come back instead of having a deposit held (R31): what it costs, and
-- up to what it pays for damage. Nothing offers none.
alter table pricing.rate_plan
  add column waiver_minor bigint not null default 0 check (waiver_minor >= 0),
  add column waiver_limit_minor bigint not null default 0 check (waiver_limit_minor >= 0),
  add check ((waiver_minor > 0) = (waiver_limit_minor > 0)),
  add check (waiver_minor = 0 or waiver_limit_minor >= deposit_minor and deposit_minor > 0);

-- What guests paid for waivers, and damage is paid from.
insert into ledger.account (code, book, normal_side, requires) values
  ('liability:damage-waiver', 'trust', 'credit', '{}');
