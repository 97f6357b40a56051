-- What a member of staff may do in an area: see it, act there, or also approve what others ask for. Until now everyone
-- with an area could do all three.
alter table accounts.account_permission
  add column level text not null default 'approve' check (level in ('read', 'act', 'approve'));

update approvals.request
set act = (act - 'permissions') || jsonb_build_object('levels', (
  select coalesce(jsonb_object_agg(area, 'approve'), '{}') from jsonb_array_elements_text(act -> 'permissions') as area))
where kind = 'permissions' and state = 'pending' and act ? 'permissions';
