-- Partners from application to termination; their licenses, agreements, referred homes and invitations.
create schema partners;

create table partners.application (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  program text not null check (program in ('travel-agent', 'broker', 'referral', 'affiliate')),
  state text not null
    check (state in ('submitted', 'agreement_sent', 'signed', 'active', 'rejected', 'paused', 'terminated')),
  business_name text not null,
  website text not null default '',
  iata text not null default '',
  note text not null default '',
  code text,
  basis_points integer check (basis_points between 0 and 10000),
  reason text not null default '',
  submitted_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by bigint references accounts.account
);
create unique index application_once on partners.application (account_id, program);

-- What became of it, never edited.
create table partners.application_change (
  id bigint generated always as identity primary key,
  application_id bigint not null references partners.application,
  at timestamptz not null,
  by_account bigint references accounts.account,
  state text not null,
  reason text not null default ''
);
create index application_change_of on partners.application_change (application_id, id);

-- A broker's license, by state (R61).
create table partners.license (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  state text not null check (state ~ '^[A-Z]{2}$'),
  number text not null,
  expires_on date not null,
  added_at timestamptz not null,
  verified_by bigint references accounts.account,
  verified_at timestamptz,
  -- Days before expiry of the last reminder.
  reminded integer,
  unique (account_id, state)
);
create index license_expires on partners.license (expires_on);

create table partners.agreement (
  id bigint generated always as identity primary key,
  application_id bigint not null references partners.application,
  account_id bigint not null references accounts.account,
  -- SHA-256 of the secret in the link; the secret itself is sealed, for the partner's own page and reminders.
  secret_hash text not null,
  secret text not null,
  version integer not null,
  title text not null,
  html text not null,
  text_hash text not null,
  sent_by bigint references accounts.account,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  countersigned_by bigint references accounts.account,
  countersigned_at timestamptz
);
create index agreement_of_application on partners.agreement (application_id, id desc);

alter table agreements.signature drop constraint signature_subject_kind_check;
alter table agreements.signature add constraint signature_subject_kind_check check (subject_kind in ('booking', 'partner'));

create table partners.home_referral (
  id bigint generated always as identity primary key,
  partner_id bigint not null references accounts.account,
  program text not null check (program in ('broker', 'referral')),
  owner_name text not null,
  owner_email text not null,
  owner_phone text not null,
  address text not null,
  city text not null,
  region text not null,
  note text not null default '',
  state text not null
    check (state in ('submitted', 'contacted', 'inspected', 'signed', 'live', 'declined')),
  flags text[] not null,
  -- Once it is one of ours.
  home_id bigint,
  basis_points integer check (basis_points between 0 and 10000),
  earns_from date,
  earns_until date,
  reason text not null default '',
  submitted_at timestamptz not null,
  changed_at timestamptz not null
);
create index home_referral_of on partners.home_referral (partner_id, id desc);
create unique index home_referral_earns on partners.home_referral (home_id) where state = 'live';

create table partners.invitation (
  id bigint generated always as identity primary key,
  inviter_id bigint not null references accounts.account,
  name text not null,
  email text not null,
  program text not null check (program in ('travel-agent', 'broker', 'referral', 'affiliate')),
  account_id bigint references accounts.account,
  basis_points integer not null check (basis_points between 0 and 10000),
  starts_on date,
  ends_on date,
  invited_at timestamptz not null
);
create unique index invitation_once on partners.invitation (lower(email));
create index invitation_of on partners.invitation (inviter_id, id desc);
