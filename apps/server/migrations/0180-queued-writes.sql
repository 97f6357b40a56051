-- The key that seals the writes waiting on a person's devices. Lost keys cost what waits there, so they are never changed.
create table kernel.write_seal (
  scope text primary key,
  key bytea not null check (octet_length(key) = 32),
  made_at timestamptz not null
);

-- Large files on their way, chunk by chunk. Gone a day after the last chunk, whole or not.
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
  -- Once it is whole.
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
