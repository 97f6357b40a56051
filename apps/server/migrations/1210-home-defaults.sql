-- House rules, service level, and checklists that the company, or a group, sets for the homes that follow it. Rows are
-- never edited: a later one takes over.
create table homes.home_default (
  id bigint generated always as identity primary key,
  group_id bigint references homes.home_group,
  setting text not null check (setting in (
    'check_in_time', 'check_out_time', 'max_pets', 'instant', 'house_rules', 'service_level', 'checklist_turnover',
    'checklist_inspection')),
  value jsonb not null,
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz
);
create unique index home_default_in_force on homes.home_default (setting, coalesce(group_id, 0))
  where replaced_at is null;

-- Every change of a default, or of what homes set for themselves, by whom and why; written once.
create table homes.home_default_change (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('set', 'remove', 'own', 'follow', 'undo')),
  setting text not null,
  group_id bigint references homes.home_group,
  before jsonb not null,
  after jsonb not null,
  undoes bigint references homes.home_default_change,
  reason text not null check (reason <> ''),
  changed_at timestamptz not null,
  changed_by bigint references accounts.account
);

-- Homes keep the rules and the level they have; none has a checklist of its own yet. A checklist left empty is the
-- standard one of its kind of job.
alter table homes.home
  add column follows text[] not null default '{checklist_turnover,checklist_inspection}',
  add column checklist_turnover text[],
  add column checklist_inspection text[];
