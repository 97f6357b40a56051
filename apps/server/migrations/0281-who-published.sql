-- Who of the team published a wording; none did with those that came with the product.
alter table agreements.template
  add column published_by bigint references accounts.account (id);
