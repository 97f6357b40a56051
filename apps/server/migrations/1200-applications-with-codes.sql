-- Staff could give a code to someone whose application was still open: the code brought guests, and the application stayed
-- open. What staff did settles it; the code and its rate are what is agreed.
with settled as (
  update partners.application as application
    set state = 'active', code = given.code, basis_points = given.basis_points, changed_at = now(),
      reason = 'Code given by the team'
  from (
    select distinct on (partner_code.account_id, partner_code.program)
      partner_code.account_id, partner_code.program, partner_code.code, rate.basis_points
    from attribution.partner_code
    join attribution.rate on rate.code = partner_code.code
    where not partner_code.paused
    order by partner_code.account_id, partner_code.program, rate.id desc
  ) as given
  where application.state = 'submitted'
    and application.account_id = given.account_id and application.program = given.program
  returning application.id, application.changed_at, application.reason
)
insert into partners.application_change (application_id, at, by_account, state, reason)
select id, changed_at, null, 'active', reason from settled;
