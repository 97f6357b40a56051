-- What the team knows about items of its inbox beyond what they are: whose they are, until when they wait, and what was said.
create schema inbox;

create table inbox.item (
  kind text not null check (kind ~ '^[a-z_]{2,40}$'),
  key text not null check (length(key) between 1 and 60),
  assignee_id bigint references accounts.account,
  snoozed_until timestamptz,
  -- Done by hand; new activity after it opens the item again.
  done_at timestamptz,
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  changed_by bigint not null references accounts.account,
  changed_at timestamptz not null,
  primary key (kind, key)
);
create index item_by_assignee on inbox.item (assignee_id);
create index item_by_changed_by on inbox.item (changed_by);

-- Only the team reads notes.
create table inbox.note (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  author_id bigint not null references accounts.account,
  text text not null check (length(text) between 1 and 4000),
  mentions bigint[] not null default '{}',
  at timestamptz not null
);
create index note_by_item on inbox.note (kind, key, id);
create index note_by_author on inbox.note (author_id);
create index note_by_mention on inbox.note using gin (mentions);

-- Filters under a name, shared by the team.
create table inbox.view (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  filters text not null check (length(filters) <= 400),
  created_by bigint not null references accounts.account,
  created_at timestamptz not null
);
create index view_by_creator on inbox.view (created_by);
create unique index view_by_name on inbox.view (lower(name));

create index conversation_by_last_message on conversations.conversation (last_message_id desc);
