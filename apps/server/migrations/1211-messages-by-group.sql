-- A scheduled message may go to homes of some groups only, or leave out groups or homes.
update automations.rule
set conditions = '{"groupIds": [], "exceptGroupIds": [], "exceptHomeIds": []}'::jsonb || conditions;
