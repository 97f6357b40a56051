-- Newsletter subscribers: confirmed through an email, unsubscribed with one click, and never emailed again after that.
create schema newsletter;

create table newsletter.subscriber (
  id bigint generated always as identity primary key,
  list text not null check (list in ('guests', 'agents', 'fresh-direct')),
  email text not null check (length(email) <= 254),
  -- One mailbox, however its address is written.
  mailbox text not null check (length(mailbox) <= 254),
  name text not null default '' check (length(name) <= 200),
  language text not null check (language in ('en', 'es', 'fr', 'de')),
  topics text[] not null default '{}',
  state text not null default 'pending' check (state in ('pending', 'confirmed', 'unsubscribed')),
  token text not null unique check (length(token) >= 32),
  promo_code text,
  requested_at timestamptz not null,
  requested_times int not null default 1,
  confirmed_at timestamptz,
  stopped_at timestamptz,
  unique (list, mailbox)
);

-- Addresses that must never get a newsletter, whatever list they are on.
create table newsletter.suppression (
  mailbox text primary key check (length(mailbox) <= 254),
  reason text not null check (reason in ('unsubscribed', 'asked', 'bounced')),
  at timestamptz not null
);

-- Emails to the subscribers of a list: written by staff, sent once to each, measured by their links.
create table newsletter.campaign (
  id bigint generated always as identity primary key,
  list text not null check (list in ('guests', 'agents', 'fresh-direct')),
  -- Only readers who chose it, or chose nothing; null: everyone.
  topic text check (topic in ('new_homes', 'offers', 'stories')),
  name text not null check (length(name) between 1 and 120),
  -- { language: { subject, text, action } }
  texts jsonb not null default '{}',
  -- The page of this site the button links to.
  path text not null default '/' check (length(path) <= 500 and path like '/%'),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
  send_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null,
  created_by bigint not null,
  sent_by bigint,
  check ((state = 'draft') = (send_at is null))
);
create index campaign_due on newsletter.campaign (send_at) where state in ('scheduled', 'sending');

create table newsletter.campaign_email (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references newsletter.campaign,
  subscriber_id bigint not null references newsletter.subscriber on delete cascade,
  token text not null unique check (length(token) >= 32),
  sent_at timestamptz not null,
  clicked_at timestamptz,
  unique (campaign_id, subscriber_id)
);
create index campaign_email_subscriber on newsletter.campaign_email (subscriber_id);

select accounts.watch_tables();
