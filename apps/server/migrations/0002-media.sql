-- Pictures and uploaded files. Originals are stored permanently, by the hash of their bytes; the public sees renditions
-- of them.
create schema media;

create table media.picture (
  id bigint generated always as identity primary key,
  -- 'file' was uploaded and is in the file store; 'pool' ships with the product.
  origin text not null check (origin in ('file', 'pool')),
  path text not null,
  sha256 char(64) not null,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif')),
  bytes bigint not null check (bytes > 0),
  -- Pixels after the camera's orientation was applied.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  color char(7) not null check (color ~ '^#[0-9a-f]{6}$'),
  placeholder text not null,
  stored_at timestamptz not null,
  unique (origin, path)
);

-- What a picture shows. The order is the order of the gallery.
create table media.attachment (
  subject text not null check (subject in ('home')),
  subject_id bigint not null,
  position integer not null check (position >= 0),
  picture_id bigint not null references media.picture,
  alt text not null,
  shot text not null,
  room text,
  primary key (subject, subject_id, position)
);
create index attachment_picture on media.attachment (picture_id);

create table media.upload (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  -- Folder and name as the sender chose them; only for display.
  folder text,
  name text not null,
  -- Detected from its bytes.
  type text not null,
  bytes bigint not null check (bytes > 0),
  sha256 char(64) not null,
  picture_id bigint references media.picture,
  path text,
  uploaded_at timestamptz not null,
  check ((picture_id is null) <> (path is null))
);
create index upload_of_account on media.upload (account_id, uploaded_at);

-- Large files uploaded in chunks. Deleted a day after the last chunk, complete or not.
create table media.chunked_upload (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  -- The sender's own id for the file.
  upload uuid not null,
  folder text,
  name text not null,
  bytes bigint not null check (bytes >= 0),
  chunks integer not null check (chunks > 0),
  touched_at timestamptz not null,
  -- Set once it is complete.
  upload_id bigint references media.upload,
  unique (account_id, upload)
);
create index chunked_upload_age on media.chunked_upload (touched_at);

create table media.chunk (
  chunked_id bigint not null references media.chunked_upload on delete cascade,
  number integer not null check (number >= 0),
  path text not null,
  primary key (chunked_id, number)
);

-- Whom else the sender lets read their video or document.
create table media.upload_reader (
  upload_id bigint not null references media.upload,
  account_id bigint not null references accounts.account,
  primary key (upload_id, account_id)
);

-- Videos and documents on a public page: everyone can open them.
create table media.public_upload (
  upload_id bigint primary key references media.upload on delete cascade
);

select accounts.watch_tables();
