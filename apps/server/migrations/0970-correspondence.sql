-- Emails and text messages from outside: each is kept as it came before anything is made of it.
create schema correspondence;

create table correspondence.received (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'text')),
  source text not null check (source ~ '^[a-z]{2,20}$'),
  -- By which the source names it, so that it is received once.
  source_key text not null check (length(source_key) between 1 and 300),
  -- The message as it came, in the file store; null for one that was too large to fetch and for text messages.
  raw_path text,
  bytes integer not null,
  -- What the service that received it found about its sender.
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
  -- Whom it is or seems to be from.
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

-- The emails of a conversation, so that mail programs and we find the next one's place.
create table correspondence.thread (
  conversation_id bigint primary key references conversations.conversation,
  subject text not null check (length(subject) <= 300),
  email_ids text[] not null default '{}'
);
create index thread_by_email on correspondence.thread using gin (email_ids);

-- How far a mailbox is read, and whether it could be.
create table correspondence.mailbox (
  mailbox text primary key,
  uid_validity text not null,
  last_uid bigint not null,
  read_at timestamptz not null,
  problem text
);

-- How a message came or went, and what is known of one that did not come through the product.
alter table conversations.message
  add column channel text not null default 'web' check (channel in ('web', 'email', 'text')),
  -- The address it was sent from, where that is not the person's own. Only the team sees such a message.
  add column sender text check (length(sender) <= 320),
  add column subject text check (length(subject) <= 300),
  -- What an email answers, folded away.
  add column quoted text check (length(quoted) <= 40000),
  -- Names of attachments that were not taken.
  add column left_out text[] not null default '{}',
  -- Without an author it is from a schedule of ours, or from an address that is nobody's here.
  drop constraint message_check1,
  add constraint message_author_check check (author_id is not null or from_team or sender is not null),
  drop constraint message_text_check,
  add constraint message_text_check check (length(text) <= 40000);

-- Headers that put an email into the thread of its conversation.
alter table notifications.delivery add column thread jsonb;

alter table connections.connection drop constraint connection_kind_check,
  add constraint connection_kind_check check (kind in ('mail', 'payments', 'bank', 'incoming'));
alter table connections.change drop constraint change_kind_check,
  add constraint change_kind_check check (kind in ('mail', 'payments', 'bank', 'incoming'));
