-- The links in the header of public pages: for one brand, or for every brand without its own; [] is the built-in menu.
alter table content.setting add column header jsonb not null default '[]';
