-- Pictures. Originals are kept for good, by the hash of their bytes; what the public sees is rendered from them.
create schema media;

create table media.picture (
  id bigint generated always as identity primary key,
  -- 'file' was uploaded and lies in the file store; 'pool' ships with the product.
  origin text not null check (origin in ('file', 'pool')),
  path text not null,
  sha256 char(64) not null,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
  bytes bigint not null check (bytes > 0),
  -- Pixels after the camera's orientation has been applied.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  color char(7) not null check (color ~ '^#[0-9a-f]{6}$'),
  placeholder text not null,
  stored_at timestamptz not null,
  unique (origin, path)
);

-- What a picture is a picture of. The order is the order of the gallery.
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
