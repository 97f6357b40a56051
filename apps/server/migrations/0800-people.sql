-- Staff can close an account's door for a while; `closed_at` is for good.
alter table accounts.account add column deactivated_at timestamptz;
-- False for a person whom staff added and who has not chosen a password yet.
alter table accounts.account add column password_set boolean not null default true;

-- Links by which a person whom staff added chooses a password, once.
create table accounts.invitation (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  -- SHA-256 of the link's secret, base64url.
  secret_hash text not null unique,
  invited_by bigint not null references accounts.account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Replaced by a newer one, or no longer needed.
  void_at timestamptz
);
create unique index invitation_open on accounts.invitation (account_id) where used_at is null and void_at is null;
create index invitation_account on accounts.invitation (account_id);
create index invitation_invited_by on accounts.invitation (invited_by);

-- What staff write down about people: notes, tags, files, and whom the company does not rent to.
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
  constraint lifted_by_somebody check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null))
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
