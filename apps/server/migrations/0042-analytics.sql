-- Activity on the public site: counted without cookies, and sent to others only after consent.
create schema analytics;

create table analytics.setting (
  one boolean primary key default true check (one),
  policy text not null check (policy in ('everywhere', 'where_required')),
  measurement_id text not null default '' check (length(measurement_id) <= 20),
  pixel_id text not null default '' check (length(pixel_id) <= 20),
  webhook_url text not null default '' check (length(webhook_url) <= 500),
  -- Secrets of the three services, sealed as one text.
  secrets text not null,
  changed_at timestamptz not null,
  changed_by bigint references accounts.account
);

-- The record of every choice. For a person who declined, nothing is recorded that could identify their browser again.
create table analytics.consent (
  id uuid primary key,
  at timestamptz not null,
  choice text not null check (choice in ('granted', 'declined')),
  country text check (length(country) = 2),
  language text not null check (length(language) <= 5),
  -- The wording that was shown.
  wording int not null
);
create index consent_at on analytics.consent (at);

create table analytics.daily_count (
  day date not null,
  kind text not null check (kind in ('event', 'screen')),
  name text not null check (length(name) <= 120),
  count bigint not null,
  primary key (day, kind, name)
);

select accounts.watch_tables();
