-- Messages between people and staff, about a stay or in general.
create schema conversations;

create table conversations.conversation (
  id bigint generated always as identity primary key,
  person_id bigint not null references accounts.account,
  booking_id bigint references bookings.booking,
  opened_at timestamptz not null,
  last_message_id bigint,
  -- How far each side has read.
  person_read_up_to bigint not null default 0,
  team_read_up_to bigint not null default 0,
  -- Since when the person has waited for an answer.
  waiting_since timestamptz,
  unique nulls not distinct (person_id, booking_id)
);
create index conversation_waiting on conversations.conversation (waiting_since) where waiting_since is not null;
create index conversation_by_last_message on conversations.conversation (last_message_id desc);

create table conversations.message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations.conversation,
  from_team boolean not null,
  -- Scheduled messages have no author, nor do messages from an unknown address.
  author_id bigint references accounts.account,
  -- How a message came or went, and the details of one from outside the product.
  channel text not null default 'web' check (channel in ('web', 'email', 'text')),
  -- The address it came from, if it isn't the person's own. Only staff see such a message.
  sender text check (length(sender) <= 320),
  text text not null check (length(text) <= 40000),
  subject text check (length(subject) <= 300),
  -- The quoted part of an email, collapsed.
  quoted text check (length(quoted) <= 40000),
  uploads bigint[] not null default '{}' check (cardinality(uploads) <= 6),
  -- Names of attachments that weren't accepted.
  left_out text[] not null default '{}',
  at timestamptz not null,
  check (text <> '' or cardinality(uploads) > 0),
  -- A message without an author is a scheduled one, or comes from an address that has no account.
  constraint message_author_check check (author_id is not null or from_team or sender is not null)
);
create index message_of on conversations.message (conversation_id, id);
create index message_author on conversations.message (author_id);
create index message_by_time on conversations.message (at);

select accounts.watch_tables();
