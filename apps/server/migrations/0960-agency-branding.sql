-- What guests see of an agency on the offers its agents send.
alter table partners.agency
  add column email text not null default '',
  add column phone text not null default '',
  add column logo jsonb;
