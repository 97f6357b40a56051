-- How old the guest who books must be on arrival; 0: no minimum. A default like the other house rules.
alter table homes.home
  add column min_guest_age smallint not null default 0 check (min_guest_age = 0 or min_guest_age between 18 and 99);

alter table homes.home_default
  drop constraint home_default_setting_check,
  add constraint home_default_setting_check check (setting in (
    'check_in_time', 'check_out_time', 'max_pets', 'min_guest_age', 'instant', 'house_rules', 'service_level',
    'checklist_turnover', 'checklist_inspection', 'min_nights', 'max_nights', 'arrival_days', 'weekend_extra',
    'min_price', 'week_discount', 'month_discount'));

-- The age that the guest confirmed with the agreement; 0: the home had no minimum.
alter table bookings.booking
  add column min_guest_age smallint not null default 0 check (min_guest_age = 0 or min_guest_age between 18 and 99);
