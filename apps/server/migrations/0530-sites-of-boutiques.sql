-- A collection may have a site of its own: the name it is shown under, and what it wears.
alter table boutiques.boutique
  add column site text check (length(site) between 1 and 80),
  add column theme text check (theme in ('porchlight', 'estates', 'light', 'inn'));

update boutiques.boutique set site = name, theme = 'inn' where slug = 'the-drake-inn';
update boutiques.boutique set site = name where slug = 'canoe-place';
