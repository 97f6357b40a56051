-- The company, or a group, can also set how stays must be, the minimum price, and discounts for the homes that follow it.
alter table homes.home_default
  drop constraint home_default_setting_check,
  add constraint home_default_setting_check check (setting in (
    'check_in_time', 'check_out_time', 'max_pets', 'instant', 'house_rules', 'service_level', 'checklist_turnover',
    'checklist_inspection', 'min_nights', 'max_nights', 'arrival_days', 'weekend_extra', 'min_price', 'week_discount',
    'month_discount'));
