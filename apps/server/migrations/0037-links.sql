-- Short links that staff create for a home, an offer, or a search.
create schema links;

create table links.short_link (
  code text primary key check (code ~ '^[a-z2-9]{8}$'),
  kind text not null check (kind in ('home', 'offer', 'search')),
  home_id bigint,
  offer_id bigint,
  -- The query of a search, in its canonical form.
  query text check (length(query) <= 2000),
  partner_code text references attribution.partner_code,
  note text not null check (length(note) <= 120),
  made_by bigint not null references accounts.account,
  made_at timestamptz not null,
  withdrawn_at timestamptz,
  uses int not null default 0 check (uses >= 0),
  used_at timestamptz,
  check ((kind = 'home') = (home_id is not null)),
  check ((kind = 'offer') = (offer_id is not null)),
  check ((kind = 'search') = (query is not null))
);
create index short_link_made on links.short_link (made_at desc);

select accounts.watch_tables();
