-- Why the last read of a feed failed, and what of it could not be followed exactly: codes and data, put into words
-- where people read them.
alter table availability.feed
  add column problem jsonb,
  add column notes jsonb not null default '[]',
  add column note_count integer not null default 0,
  -- What people were last told of, so that the same notes are told once.
  add column told_notes text not null default '',
  -- A read counts as failed from the moment it begins; set while one is on its way.
  add column attempt_at timestamptz;
alter table availability.feed drop column message;
