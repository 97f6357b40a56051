-- Emails and text messages from outside: each is stored as received before it is processed.
create schema correspondence;

create table correspondence.received (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'text')),
  source text not null check (source ~ '^[a-z]{2,20}$'),
  -- The source's own id of it, so that it is received once.
  source_key text not null check (length(source_key) between 1 and 300),
  -- The message as received, in the file store; null for text messages and for one too large to fetch.
  raw_path text,
  bytes integer not null,
  -- What the receiving service found about its sender.
  verdict jsonb not null default '{}',
  state text not null check (state in ('received', 'filed', 'open', 'set_aside')),
  why text check (why in (
    'unknown_sender', 'not_verified', 'other_address', 'unreadable', 'too_large',
    'bounce', 'auto_reply', 'list', 'spam', 'loop', 'too_many', 'keyword'
  )),
  sender text not null default '' check (length(sender) <= 320),
  sender_name text not null default '' check (length(sender_name) <= 200),
  subject text not null default '' check (length(subject) <= 300),
  text text not null default '' check (length(text) <= 40000),
  quoted text not null default '' check (length(quoted) <= 40000),
  email_id text check (length(email_id) <= 300),
  attachments jsonb not null default '[]',
  -- The person it is or seems to be from.
  person_id bigint references accounts.account,
  conversation_id bigint references conversations.conversation,
  message_id bigint references conversations.message,
  handled_by bigint references accounts.account,
  received_at timestamptz not null,
  unique (source, source_key),
  check (state <> 'filed' or message_id is not null)
);
create index received_latest on correspondence.received (id) where state in ('received', 'open');
create index received_by_sender on correspondence.received (sender, received_at);
create index received_by_person on correspondence.received (person_id);
create index received_by_conversation on correspondence.received (conversation_id);
create index received_by_message on correspondence.received (message_id);
create index received_by_handler on correspondence.received (handled_by);

-- The emails of a conversation, so that mail programs and we can thread the next one.
create table correspondence.thread (
  conversation_id bigint primary key references conversations.conversation,
  subject text not null check (length(subject) <= 300),
  email_ids text[] not null default '{}'
);
create index thread_by_email on correspondence.thread using gin (email_ids);

-- How far a mailbox was read, and whether it could be.
create table correspondence.mailbox (
  mailbox text primary key,
  uid_validity text not null,
  last_uid bigint not null,
  read_at timestamptz not null,
  problem text
);

-- People's replies to our text messages: STOP, START. The latest reply of a number applies; all are stored as proof.
create table correspondence.text_consent (
  id bigint generated always as identity primary key,
  phone text not null check (length(phone) between 4 and 40),
  allowed boolean not null,
  keyword text not null check (length(keyword) <= 20),
  received_id bigint not null references correspondence.received,
  at timestamptz not null
);
create index text_consent_of on correspondence.text_consent (phone, id desc);
create index text_consent_received on correspondence.text_consent (received_id);

select accounts.watch_tables();
