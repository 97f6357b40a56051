-- Replies that a language model drafts for staff, with everything sent and answered.
create schema drafts;

create table drafts.draft (
  id bigint generated always as identity primary key,
  conversation_id bigint not null,
  -- The person of the conversation: this data is deleted with their account.
  person_id bigint not null references accounts.account,
  requested_by bigint not null references accounts.account,
  requested_at timestamptz not null,
  state text not null check (state in ('waiting', 'ready', 'marked', 'refused', 'failed')),
  model text not null,
  prompt text not null,
  answer text not null default '',
  reply text not null default '',
  citations jsonb not null default '[]',
  findings jsonb not null default '[]',
  actions jsonb not null default '[]'
);
create index draft_by_conversation on drafts.draft (conversation_id, id);
create index draft_by_person on drafts.draft (person_id);
create index draft_by_requester on drafts.draft (requested_by);

-- The daily limit counts drafts without storing anything about them.
create table drafts.day (
  day date primary key,
  drafts integer not null check (drafts >= 0)
);

select accounts.watch_tables();
