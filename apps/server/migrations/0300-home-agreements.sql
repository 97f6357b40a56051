-- The second agreement that some homes ask for, in versions: written and signed by the owner or for him. A version
-- without a text asks for none any more.
create table agreements.home_wording (
  home_id bigint not null,
  version integer not null check (version >= 1),
  title text check (title <> ''),
  -- Plain: paragraphs are parted by empty lines.
  text text check (text <> ''),
  -- Who signed it for the house, as typed.
  signed_name text check (length(signed_name) between 2 and 160),
  published_at timestamptz not null,
  published_by bigint not null references accounts.account (id),
  address text not null,
  user_agent text not null,
  primary key (home_id, version),
  check (num_nulls(title, text, signed_name) in (0, 3))
);

-- A guest's signature under it, with the text as he saw it and its SHA-256.
create table agreements.home_signature (
  id bigint generated always as identity primary key,
  home_id bigint not null,
  version integer not null,
  booking_id bigint not null unique,
  account_id bigint not null references accounts.account (id),
  title text not null,
  signed_name text not null check (length(signed_name) between 2 and 160),
  text text not null,
  text_hash text not null,
  address text not null,
  user_agent text not null,
  signed_at timestamptz not null,
  foreign key (home_id, version) references agreements.home_wording (home_id, version)
);
create index home_signature_account on agreements.home_signature (account_id);

create trigger home_wording_is_final before update or delete or truncate on agreements.home_wording
  for each statement execute function agreements.refuse_change();
create trigger home_signature_is_final before update or delete or truncate on agreements.home_signature
  for each statement execute function agreements.refuse_change();
