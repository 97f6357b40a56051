-- A vendor whose insurance has ended works on one job all the same, because a second person approved it.
create table works.vendor_exception (
  job_id bigint not null references works.job,
  vendor_id bigint not null,
  -- The request of the history of approvals that allowed it.
  request_id bigint not null,
  approved_by bigint not null references accounts.account,
  at timestamptz not null,
  primary key (job_id, vendor_id)
);
