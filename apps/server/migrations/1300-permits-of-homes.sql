-- What a permit says: its number, who gave it, and from when it holds. A number may be known before its file is.
alter table documents.proof
  add column number text not null default '' check (length(number) <= 60),
  add column authority text not null default '' check (length(authority) <= 120),
  add column valid_from date,
  alter column upload_id drop not null,
  add check (upload_id is not null or number <> ''),
  add check (valid_from <= expires_on);
