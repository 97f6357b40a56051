-- Companies that work in the homes, which homes each serves, and until when its papers hold.
create schema vendors;

create table vendors.vendor (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  category text not null check (category in ('general', 'utilities', 'contracts')),
  trade text not null check (length(trade) between 1 and 80),
  contact text not null default '' check (length(contact) <= 120),
  email text not null default '' check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 40),
  note text not null default '' check (length(note) <= 2000),
  insured_until date,
  contract_until date,
  -- The papers' last days of which the team was reminded.
  reminded_of date[] not null default '{}',
  made_by bigint not null references accounts.account,
  made_at timestamptz not null,
  -- Nothing more is given to it; what it did stays.
  retired_at timestamptz
);

create table vendors.serving (
  vendor_id bigint not null references vendors.vendor,
  home_id bigint not null,
  primary key (vendor_id, home_id)
);
create index serving_home on vendors.serving (home_id);
