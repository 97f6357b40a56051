-- Who gets our newsletters: confirmed by a press in an email, stopped by one click, and never written to again once stopped.
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

-- Addresses that must never get a newsletter, whatever list they are put on.
create table newsletter.suppression (
  mailbox text primary key check (length(mailbox) <= 254),
  reason text not null check (reason in ('unsubscribed', 'asked', 'bounced')),
  at timestamptz not null
);

-- A promo code that only the person with this address can book with.
create table pricing.promo_owner (
  code text primary key,
  email text not null check (length(email) <= 254)
);
