-- The company that runs this installation, and its brands. Until now both were constants of the program.
create schema company;

create table company.company (
  -- There is one.
  one boolean primary key default true check (one),
  legal_name text not null check (legal_name <> ''),
  entity_type text not null check (entity_type in
    ('llc', 'corporation', 'partnership', 'sole_proprietor', 'nonprofit', 'trust', 'other')),
  -- Sealed; only its ending is shown.
  tax_id text,
  tax_id_ending text,
  address jsonb not null,
  licenses jsonb not null default '[]',
  regions text[] not null default '{}',
  -- Null: what the settings of the server say.
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

-- Installations that have someone keep the company and the brands they ran under.
insert into company.company (legal_name, entity_type, address, currency)
select 'Porchlight Homes LLC', 'llc',
  '{"line1": "18 Lantern Street", "line2": "", "city": "Saltgrass", "state": "NY", "zip": "11990", "country": "US"}', 'USD'
where exists (select from accounts.account);

insert into company.brand (id, name, legal_name, contact_email, contact_phone, address, theme, locale, is_default, created_at)
select id, name, legal_name, email, phone, address::jsonb, id, 'en-US', id = 'porchlight', now()
from (values
  ('porchlight', 'Porchlight', null, 'stay@porchlight.example', '+1 631 555 0140', null),
  ('estates', 'Porchlight Estates', 'Porchlight Estates LLC', 'estates@porchlight.example', '+1 631 555 0141', null),
  ('light', 'Porchlight Light', null, 'partners@porchlight.example', '+1 631 555 0142', null),
  ('inn', 'The Drake Inn', 'Drake Inn Hospitality LLC', 'desk@drakeinn.example', '+1 631 555 0143',
    '{"line1": "2 The Green", "line2": "", "city": "Saltgrass", "state": "NY", "zip": "11990", "country": "US"}')
) as known (id, name, legal_name, email, phone, address)
where exists (select from company.company);
