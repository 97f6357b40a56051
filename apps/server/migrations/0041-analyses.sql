-- What a home could earn: the input, the estimate as made, and the adjustments by staff.
create schema analyses;

create table analyses.analysis (
  id bigint generated always as identity primary key,
  hash text not null check (length(hash) between 16 and 64),
  lead_id bigint,
  subject jsonb not null,
  result jsonb,
  -- For the whole year, in percent; staff's own judgment, with its reason.
  adjusted_percent int check (adjusted_percent between -50 and 50),
  adjustment_note text not null default '' check (length(adjustment_note) <= 1000),
  adjusted_by bigint,
  adjusted_at timestamptz,
  created_at timestamptz not null,
  check ((adjusted_percent is null) = (adjusted_by is null))
);
create index on analyses.analysis (lead_id);

select accounts.watch_tables();
