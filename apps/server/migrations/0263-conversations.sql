-- What a person and the team write to each other, about a stay or about nothing in particular.
create schema conversations;

create table conversations.conversation (
  id bigint generated always as identity primary key,
  person_id bigint not null references accounts.account,
  booking_id bigint references bookings.booking,
  opened_at timestamptz not null,
  last_message_id bigint,
  -- How far each side has read the other.
  person_read_up_to bigint not null default 0,
  team_read_up_to bigint not null default 0,
  -- Since when the person waits for an answer.
  waiting_since timestamptz,
  unique nulls not distinct (person_id, booking_id)
);
create index conversation_waiting on conversations.conversation (waiting_since) where waiting_since is not null;

create table conversations.message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations.conversation,
  from_team boolean not null,
  author_id bigint not null references accounts.account,
  text text not null check (length(text) <= 4000),
  uploads bigint[] not null default '{}' check (cardinality(uploads) <= 6),
  at timestamptz not null,
  check (text <> '' or cardinality(uploads) > 0)
);
create index message_of on conversations.message (conversation_id, id);
create index message_author on conversations.message (author_id);

-- Whom else a sender lets read his film or document.
create table media.upload_reader (
  upload_id bigint not null references media.upload,
  account_id bigint not null references accounts.account,
  primary key (upload_id, account_id)
);
