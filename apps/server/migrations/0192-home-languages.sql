-- Homes are described in one language; their owners may say the same in others.
alter table homes.home add column language text not null default 'en' check (language ~ '^[a-z]{2}$');

-- An owner's own words for a text of his home. They belong to that text: once it changes, they are no longer its translation.
create table homes.wording (
  home_id bigint not null references homes.home on delete cascade,
  language text not null check (language ~ '^[a-z]{2}$'),
  -- SHA-256 of the text in hexadecimal digits.
  source_hash char(64) not null,
  text text not null check (text <> ''),
  by_account bigint references accounts.account,
  at timestamptz not null,
  primary key (home_id, language, source_hash)
);
