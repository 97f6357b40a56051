-- The days owners are paid on. Rows stay: the latest is in force, and who set which day when can be read.
create table statements.payout_schedule (
  id bigint generated always as identity primary key,
  schedule jsonb not null check (schedule ->> 'every' in ('month', 'week', 'none')),
  reason text not null check (length(reason) between 3 and 300),
  set_by bigint,
  set_at timestamptz not null
);
