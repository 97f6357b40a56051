-- In whose name an owner holds a share: their own, a company's, or a trust's. The account is who acts for it and is paid.
alter table homes.share
  add column holder_kind text not null default 'person' check (holder_kind in ('person', 'company', 'trust')),
  add column holder_name text not null default '',
  add constraint holder_is_named check ((holder_kind = 'person') = (holder_name = ''));
