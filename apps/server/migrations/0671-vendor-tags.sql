-- Short words the team sorts vendors by, such as "pool" or "24 h".
alter table vendors.vendor add column tags text[] not null default '{}'
  check (cardinality(tags) <= 10);
