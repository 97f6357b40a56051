-- Travel agents of one agency: the lead reads what all of them earn; everyone is paid their own.
create table partners.agency (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 2 and 120),
  made_by bigint not null references accounts.account,
  made_at timestamptz not null
);
create table partners.agency_agent (
  agency_id bigint not null references partners.agency,
  account_id bigint not null references accounts.account,
  lead boolean not null,
  invited_at timestamptz not null,
  -- An agent belongs to the agency, and its lead reads their commissions, only once they accepted.
  joined_at timestamptz,
  primary key (agency_id, account_id),
  constraint lead_has_joined check (not lead or joined_at is not null)
);
create unique index agent_of_one_agency on partners.agency_agent (account_id) where joined_at is not null;
create unique index one_lead on partners.agency_agent (agency_id) where lead;
