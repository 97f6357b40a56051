-- A code brings guests only while its partner's program goes on: apart from a code that staff paused by itself.
alter table attribution.partner_code add column suspended boolean not null default false;

-- What rested with its program so far was paused like by hand; other codes of the program went on.
update attribution.partner_code as code set suspended = true
from partners.application as application
where application.account_id = code.account_id and application.program = code.program
  and application.state in ('paused', 'lapsed', 'terminated');
update attribution.partner_code as code set paused = false
from partners.application as application
where application.code = code.code and application.account_id = code.account_id
  and application.state in ('paused', 'lapsed');
