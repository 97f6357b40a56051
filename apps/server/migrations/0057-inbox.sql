-- What staff record about inbox items: assignee, snooze, tags, and notes.
create schema inbox;

create table inbox.item (
  kind text not null check (kind ~ '^[a-z_]{2,40}$'),
  key text not null check (length(key) between 1 and 60),
  assignee_id bigint references accounts.account,
  snoozed_until timestamptz,
  -- Marked as done; later activity reopens the item.
  done_at timestamptz,
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  changed_by bigint not null references accounts.account,
  changed_at timestamptz not null,
  primary key (kind, key)
);
create index item_by_assignee on inbox.item (assignee_id);
create index item_by_changed_by on inbox.item (changed_by);

-- Only staff read notes.
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

-- Filters saved under a name, shared by the team or private.
create table inbox.view (
  id bigint generated always as identity primary key,
  -- The console page the view is for.
  page text not null check (page in ('inbox', 'bookings')),
  name text not null check (length(name) between 1 and 60),
  filters text not null check (length(filters) <= 400),
  shared boolean not null,
  created_by bigint not null references accounts.account,
  created_at timestamptz not null
);
create index view_by_creator on inbox.view (created_by);
create unique index shared_view_by_name on inbox.view (page, lower(name)) where shared;
create unique index own_view_by_name on inbox.view (page, created_by, lower(name)) where not shared;

select accounts.watch_tables();
