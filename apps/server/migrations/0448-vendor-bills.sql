-- What companies ask for repairs, and what of it the owners of the home are charged.
create table works.bill (
  id bigint generated always as identity primary key,
  job_id bigint not null references works.job,
  vendor_id bigint not null references vendors.vendor,
  -- As the company numbers it.
  number text not null check (length(number) between 1 and 60),
  upload_id bigint not null references media.upload,
  currency char(3) not null,
  cost_minor bigint not null check (cost_minor > 0),
  -- Basis points that the operator adds.
  markup int not null check (markup between 0 and 10000),
  charge_minor bigint not null check (charge_minor >= cost_minor),
  state text not null default 'entered' check (state in ('entered', 'charged', 'refused')),
  entered_by bigint not null references accounts.account,
  entered_at timestamptz not null,
  decided_by bigint references accounts.account,
  decided_at timestamptz,
  entry_id bigint references ledger.entry,
  check ((state = 'charged') = (entry_id is not null)),
  check ((state = 'entered') = (decided_at is null))
);
-- A company's paper counts once; one that was refused may come again.
create unique index bill_once on works.bill (vendor_id, number) where state <> 'refused';
create index bill_of_job on works.bill (job_id, id);
