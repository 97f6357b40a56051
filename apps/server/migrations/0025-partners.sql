-- Partners from application to termination; their licenses, agreements, referred homes, and invitations.
create schema partners;

create table partners.application (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  program text not null check (program in ('travel-agent', 'broker', 'referral', 'affiliate')),
  state text not null
    check (state in ('submitted', 'agreement_sent', 'signed', 'active', 'rejected', 'paused', 'lapsed', 'terminated')),
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

-- The history of an application, never edited.
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
  reminded integer
);
create index license_expires on partners.license (expires_on);
-- A renewal waits for verification beside the license that is still valid, and replaces it once it is verified.
create unique index license_verified_once on partners.license (account_id, state) where verified_at is not null;
create unique index license_unverified_once on partners.license (account_id, state) where verified_at is null;

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
  countersigned_at timestamptz,
  -- An agreement binds until this day; then it is signed again, as it is after a new version that requires it.
  valid_until date,
  -- For an active partner who signs again: the day after which their code is suspended.
  sign_by date
);
create index agreement_of_application on partners.agreement (application_id, id desc);

create table partners.home_referral (
  id bigint generated always as identity primary key,
  partner_id bigint not null references accounts.account,
  program text not null check (program in ('broker', 'referral')),
  -- What the owner of a referred home wants: a home that comes through Home Vision earns under that name.
  service text not null default 'rental' check (service in ('rental', 'home_vision')),
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
  -- Set once we manage it.
  home_id bigint,
  -- The inquiry of an owner who used the partner's link; the partner sees neither their full name nor their address.
  lead_id bigint unique,
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
  -- How long the inviter shares, by the terms of the day they invited.
  months integer not null check (months between 1 and 120),
  invited_at timestamptz not null
);
create unique index invitation_once on partners.invitation (lower(email));
create index invitation_of on partners.invitation (inviter_id, id desc);

-- Travel agents of one agency: the lead sees what all of them earn; everyone is paid their own.
create table partners.agency (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 2 and 120),
  -- What guests see of an agency on its agents' offers.
  email text not null default '',
  phone text not null default '',
  logo jsonb,
  -- The terms under which an agency works for its clients; offers show them, invoices keep a copy.
  terms text not null default '',
  made_by bigint not null references accounts.account,
  made_at timestamptz not null
);

create table partners.agency_agent (
  agency_id bigint not null references partners.agency,
  account_id bigint not null references accounts.account,
  lead boolean not null,
  invited_at timestamptz not null,
  -- An agent belongs to the agency, and its lead sees their commissions, only after they accept.
  joined_at timestamptz,
  primary key (agency_id, account_id),
  constraint lead_has_joined check (not lead or joined_at is not null)
);
create unique index agent_of_one_agency on partners.agency_agent (account_id) where joined_at is not null;
create unique index one_lead on partners.agency_agent (agency_id) where lead;

-- What a partner gets for a referred home or an invited partner, and how long an agreement binds, by the day from which
-- it applies. A row is never edited.
create table partners.share_terms (
  id bigint generated always as identity primary key,
  valid_from date not null,
  home_basis_points integer not null check (home_basis_points between 0 and 10000),
  home_months integer not null check (home_months between 1 and 120),
  invitation_basis_points integer not null check (invitation_basis_points between 0 and 10000),
  invitation_months integer not null check (invitation_months between 1 and 120),
  agreement_months integer not null check (agreement_months between 1 and 120),
  note text not null default '',
  set_by bigint references accounts.account,
  set_at timestamptz not null
);
create index share_terms_in_force on partners.share_terms (valid_from desc, id desc);

-- What agents billed their clients. An agency can end; its invoices stay.
create table partners.client_invoice (
  id bigint generated always as identity primary key,
  agency_id bigint not null,
  number text not null,
  offer_id bigint not null,
  account_id bigint not null references accounts.account,
  document jsonb not null,
  issued_on date not null,
  issued_at timestamptz not null,
  voided_at timestamptz,
  void_reason text not null default '',
  unique (agency_id, number)
);
create unique index client_invoice_stands on partners.client_invoice (offer_id) where voided_at is null;
create index client_invoice_of_agency on partners.client_invoice (agency_id, id desc);
create index client_invoice_of_agent on partners.client_invoice (account_id, id desc);

insert into partners.share_terms
  (valid_from, home_basis_points, home_months, invitation_basis_points, invitation_months, agreement_months,
   set_at) values
  ('2020-01-01', 200, 24, 1000, 12, 24, now());

select accounts.watch_tables();
