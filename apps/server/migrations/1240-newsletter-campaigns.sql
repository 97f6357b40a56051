-- Emails to the subscribers of a list: written by staff, sent once to each, counted by their links.
create table newsletter.campaign (
  id bigint generated always as identity primary key,
  list text not null check (list in ('guests', 'agents', 'fresh-direct')),
  -- Only readers who chose it, or chose nothing; null for everyone.
  topic text check (topic in ('new_homes', 'offers', 'stories')),
  name text not null check (length(name) between 1 and 120),
  -- { language: { subject, text, action } }
  texts jsonb not null default '{}',
  -- The page of this site that the button leads to.
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
