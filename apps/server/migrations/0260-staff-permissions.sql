-- Permissions of staff are asked for from now on. Who is of the staff already keeps what he could do; an administrator
-- takes away what he shall not.
insert into accounts.account_permission (account_id, permission, granted_at)
select role.account_id, permission, now()
from accounts.account_role role
cross join unnest(array['people', 'homes', 'bookings', 'money', 'content', 'jobs']) permission
where role.role = 'staff'
  and not exists (select from accounts.account_permission given where given.account_id = role.account_id);

alter table accounts.account_permission
  add constraint permission_known check (permission in ('people', 'homes', 'bookings', 'money', 'content', 'jobs'));
