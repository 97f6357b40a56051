-- What people have sent. Pictures join media.picture; films and documents lie in the file store as they came.
alter table media.picture drop constraint picture_type_check;
alter table media.picture add constraint picture_type_check
  check (type in ('image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'));

create table media.upload (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  -- As its sender files it away and calls it: for showing only.
  folder text,
  name text not null,
  -- Told from its bytes.
  type text not null,
  bytes bigint not null check (bytes > 0),
  sha256 char(64) not null,
  picture_id bigint references media.picture,
  path text,
  uploaded_at timestamptz not null,
  check ((picture_id is null) <> (path is null))
);
create index upload_of_account on media.upload (account_id, uploaded_at);
