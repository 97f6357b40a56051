-- The company that runs this installation, and its brands.
create schema company;

create table company.company (
  -- There is only one row.
  one boolean primary key default true check (one),
  legal_name text not null check (legal_name <> ''),
  entity_type text not null check (entity_type in
    ('llc', 'corporation', 'partnership', 'sole_proprietor', 'nonprofit', 'trust', 'other')),
  -- Sealed; only its last digits are shown.
  tax_id text,
  tax_id_ending text,
  address jsonb not null,
  licenses jsonb not null default '[]',
  regions text[] not null default '{}',
  -- Null: from the server's settings.
  time_zone text,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  constraint tax_id_has_an_ending check ((tax_id is null) = (tax_id_ending is null))
);

create table company.brand (
  id text primary key check (id ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  -- Null: the company's.
  legal_name text,
  contact_email text not null,
  contact_phone text not null,
  address jsonb,
  theme text not null check (theme in ('porchlight', 'estates', 'light', 'inn')),
  accent text check (accent ~ '^[0-9a-f]{6}$'),
  logo jsonb,
  locale text not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create unique index brand_default on company.brand (is_default) where is_default;

create table company.host (
  host text primary key check (host = lower(host)),
  brand_id text not null references company.brand on delete cascade
);
create index host_brand on company.host (brand_id);

create table company.change (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  by_account bigint references accounts.account,
  -- Null: the company's own.
  brand_id text,
  kind text not null check (kind in ('created', 'changed', 'deleted')),
  fields jsonb not null,
  reason text not null default ''
);

create function company.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of the company is never changed';
end $$;
create trigger change_stays before update or delete on company.change
  for each row execute function company.refuse_change();
create trigger change_never_truncated before truncate on company.change
  for each statement execute function company.refuse_change();

select accounts.watch_tables();
