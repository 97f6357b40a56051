-- Vendors: which homes each serves, and when its documents expire.
create schema vendors;

create table vendors.vendor (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  category text not null check (category in ('general', 'utilities', 'contracts')),
  trade text not null check (length(trade) between 1 and 80),
  contact text not null default '' check (length(contact) <= 120),
  email text not null default '' check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 40),
  phone_state text not null default 'unread' check (phone_state in ('unread', 'certain', 'unclear')),
  note text not null default '' check (length(note) <= 2000),
  -- Short words staff sort vendors by, such as "pool" or "24 h".
  tags text[] not null default '{}'
    check (cardinality(tags) <= 10),
  insured_until date,
  contract_until date,
  -- The expiry dates staff were reminded of.
  reminded_of date[] not null default '{}',
  made_by bigint not null references accounts.account,
  made_at timestamptz not null,
  -- It gets no new jobs; its history stays.
  retired_at timestamptz
);
create index vendor_phone_unread on vendors.vendor (id) where phone <> '' and phone_state = 'unread';

create table vendors.serving (
  vendor_id bigint not null references vendors.vendor,
  home_id bigint not null,
  primary key (vendor_id, home_id)
);
create index serving_home on vendors.serving (home_id);

select accounts.watch_tables();
