-- Films and documents that stand on a public page: everybody may open them.
create table media.public_upload (
  upload_id bigint primary key references media.upload on delete cascade
);

-- Floor plans, tours and films of a home, beside its pictures.
create table homes.media_item (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home on delete cascade,
  position integer not null check (position >= 0),
  type text not null check (type in ('image', 'pdf', 'tour', 'video')),
  title text not null check (title <> ''),
  description text not null,
  -- What was sent, or whose it is and what it is called there; never an address as someone wrote it.
  upload_id bigint,
  provider text,
  ref text check (ref ~ '^(collection/)?[A-Za-z0-9_-]{3,12}$'),
  unique (home_id, position),
  check ((type in ('image', 'pdf')) = (upload_id is not null)),
  check ((upload_id is null) = (provider is not null) and (provider is null) = (ref is null))
);
create index media_item_upload on homes.media_item (upload_id) where upload_id is not null;
