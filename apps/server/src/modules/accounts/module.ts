import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { consumers, jobs } from './jobs.ts'
import { routes } from './routes.ts'

export const accounts = defineModule({
  name: 'accounts',
  layer: 1,
  owns: 'people, their roles and sessions',
  tables: {
    reference: ['accounts.account', 'accounts.account_permission', 'accounts.account_role'],
    local: [
      'accounts.allowance',
      'accounts.api_key',
      'accounts.approver_wait',
      'accounts.authenticator',
      'accounts.ceremony',
      'accounts.challenge',
      'accounts.code_try',
      'accounts.device',
      'accounts.invitation',
      'accounts.passkey',
      'accounts.recovery_code',
      'accounts.security_event',
      'accounts.session',
      'accounts.setup_code',
      'accounts.signup_code',
      'accounts.staff_act',
      'accounts.staff_act_change',
    ],
  },
  routes,
  jobs,
  consumers,
  checks,
  references: {
    moves: { 'accounts.account_role.account_id': { once: ['role'] } },
    stays: [
      'accounts.account_permission.account_id',
      'accounts.api_key.account_id',
      'accounts.approver_wait.account_id',
      'accounts.authenticator.account_id',
      'accounts.challenge.account_id',
      'accounts.device.account_id',
      'accounts.invitation.account_id',
      'accounts.passkey.account_id',
      'accounts.recovery_code.account_id',
      'accounts.security_event.account_id',
      'accounts.session.account_id',
      'accounts.staff_act.as_account_id',
    ],
  },
})
