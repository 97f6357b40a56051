-- A group of homes can carry taxes, for districts that follow no border of a town or county.
alter table pricing.tax
  drop constraint tax_area_kind_check,
  add constraint tax_area_kind_check check (area_kind in ('country', 'state', 'region', 'town', 'group', 'home'));
alter table pricing.tax_decision
  drop constraint tax_decision_area_kind_check,
  add constraint tax_decision_area_kind_check check (area_kind in ('country', 'state', 'region', 'town', 'group', 'home'));
