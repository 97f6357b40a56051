-- Replies that a language model drafts for the team, with everything that was sent and answered.
create schema drafts;

create table drafts.draft (
  id bigint generated always as identity primary key,
  conversation_id bigint not null,
  -- The person of the conversation: what is here about them goes with their account.
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
-- The day's limit counts drafts without storing anything of them.
create table drafts.day (
  day date primary key,
  drafts integer not null check (drafts >= 0)
);

alter table connections.connection drop constraint connection_kind_check,
  add constraint connection_kind_check check (kind in ('mail', 'payments', 'bank', 'incoming', 'assistant'));
alter table connections.change drop constraint change_kind_check,
  add constraint change_kind_check check (kind in ('mail', 'payments', 'bank', 'incoming', 'assistant'));
