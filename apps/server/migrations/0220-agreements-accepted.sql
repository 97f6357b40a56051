-- Standing documents: which wording has to be accepted anew, what it changed, and who accepted which text.
alter table agreements.template
  -- Whoever accepted an earlier wording is asked again.
  add column accept_again boolean not null default false,
  -- What is new in it, in a sentence or two, for those who knew the one before.
  add column changes text not null default '',
  -- A file of the operator's own that is shown in place of the text.
  add column file_url text check (file_url ~ '^/[^/\\]');

-- Each text that someone accepted, once: fields filled, as it was shown.
create table agreements.accepted_text (
  type text not null,
  version integer not null,
  -- SHA-256 of the text.
  hash text not null,
  text text not null,
  kept_at timestamptz not null,
  primary key (type, version, hash),
  foreign key (type, version) references agreements.template (type, version)
);

create table agreements.acceptance (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  type text not null,
  version integer not null,
  text_hash text not null,
  occasion text not null check (occasion in ('signup', 'changed')),
  address text not null,
  user_agent text not null,
  accepted_at timestamptz not null,
  foreign key (type, version, text_hash) references agreements.accepted_text (type, version, hash),
  unique (account_id, type, version)
);
create index signature_of_account on agreements.signature (account_id);

create trigger accepted_text_is_final before update or delete or truncate on agreements.accepted_text
  for each statement execute function agreements.refuse_change();
create trigger acceptance_is_final before update or delete or truncate on agreements.acceptance
  for each statement execute function agreements.refuse_change();
