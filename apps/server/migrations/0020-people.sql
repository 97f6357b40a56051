-- What staff record about people: notes, tags, files, and whom the company doesn't rent to.
create schema people;

create table people.note (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  text text not null check (text <> ''),
  written_by bigint not null references accounts.account,
  written_at timestamptz not null,
  removed_by bigint references accounts.account,
  removed_at timestamptz,
  constraint removed_by_somebody check ((removed_at is null) = (removed_by is null))
);
create index note_account on people.note (account_id, id);
create index note_written_by on people.note (written_by);
create index note_removed_by on people.note (removed_by);

create table people.tag (
  account_id bigint not null references accounts.account,
  tag text not null check (tag <> ''),
  primary key (account_id, tag)
);
create index tag_tag on people.tag (tag);

create table people.file (
  account_id bigint not null references accounts.account,
  upload_id bigint not null,
  added_by bigint not null references accounts.account,
  added_at timestamptz not null,
  primary key (account_id, upload_id)
);
create index file_added_by on people.file (added_by);

create table people.rental_ban (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  reason text not null check (reason <> ''),
  set_by bigint not null references accounts.account,
  set_at timestamptz not null,
  lifted_by bigint references accounts.account,
  lifted_at timestamptz,
  lift_reason text,
  constraint lifted_by_somebody
    check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null))
);
create unique index rental_ban_in_force on people.rental_ban (account_id) where lifted_at is null;
create index rental_ban_account on people.rental_ban (account_id);
create index rental_ban_set_by on people.rental_ban (set_by);
create index rental_ban_lifted_by on people.rental_ban (lifted_by);

create table people.vendor_contact (
  account_id bigint primary key references accounts.account,
  vendor_id bigint not null references vendors.vendor
);
create index vendor_contact_vendor on people.vendor_contact (vendor_id);

create table people.merge (
  id bigint generated always as identity primary key,
  primary_id bigint not null references accounts.account,
  merged_id bigint not null unique references accounts.account,
  reason text not null,
  merged_by bigint not null references accounts.account,
  approved_by bigint references accounts.account,
  merged_at timestamptz not null,
  -- How many rows moved, by table.
  moved jsonb not null
);
create index merge_primary on people.merge (primary_id);

select accounts.watch_tables();
