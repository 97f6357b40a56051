-- People who might become owners, guests, buyers, partners, or colleagues: their inquiries, and what staff did.
create schema leads;

create table leads.lead (
  id bigint generated always as identity primary key,
  kind text not null check (
    kind in ('owner', 'guest', 'buyer', 'partner', 'contact', 'career', 'analysis', 'quiz', 'newsletter')
  ),
  -- Where they wrote: one of our pages, or how staff heard of them.
  source text not null check (source ~ '^[a-z0-9-]{1,60}$'),
  campaign text not null default '' check (length(campaign) <= 120),
  first_touch jsonb,
  last_touch jsonb,
  name text not null check (length(name) <= 200),
  email text not null check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 64),
  language text not null check (language in ('en', 'es', 'fr', 'de')),
  answers jsonb not null default '[]',
  stage text not null default 'new' check (stage in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam')),
  score int not null check (score between 0 and 100),
  reasons jsonb not null default '[]',
  assignee_id bigint,
  -- The account of the person who wrote while logged in, or that the lead became.
  account_id bigint,
  converted_to text check (converted_to in ('owner', 'guest', 'partner')),
  converted_at timestamptz,
  -- The earliest lead with the same email or phone.
  duplicate_of bigint references leads.lead on delete set null,
  marketing_consent_at timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((converted_to is null) = (converted_at is null))
);
create index on leads.lead (stage, created_at desc);
create index on leads.lead (lower(email));
create index on leads.lead (account_id) where account_id is not null;
create index on leads.lead (phone) where phone <> '';

-- The history, in order: notes, calls, emails, and every change with who made it.
create table leads.entry (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads.lead on delete cascade,
  kind text not null check (
    kind in ('created', 'note', 'call', 'email', 'reply', 'stage', 'assigned', 'converted', 'task', 'task_done')
  ),
  detail jsonb not null default '{}',
  by_id bigint,
  at timestamptz not null
);
create index on leads.entry (lead_id, id);

create table leads.task (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads.lead on delete cascade,
  title text not null check (length(title) between 1 and 200),
  due_on date not null,
  created_by bigint,
  created_at timestamptz not null,
  done_at timestamptz,
  done_by bigint
);
create index on leads.task (lead_id);
create index on leads.task (due_on) where done_at is null;

select accounts.watch_tables();
