import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { consumers, jobs } from './jobs.ts'
import { routes } from './routes.ts'

export const accounts = defineModule({
  name: 'accounts',
  layer: 1,
  owns: 'people, their roles and sessions',
  tables: [
    'accounts.account',
    'accounts.account_permission',
    'accounts.account_role',
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
  ],
  routes,
  jobs,
  consumers,
  checks,
})
