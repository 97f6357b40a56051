import { accountOpened, accountRolesChanged } from '#events/accounts'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { applyForRoles } from './applications.ts'
import { remindOfLicenses } from './licenses.ts'

export const jobs: readonly Job[] = [
  job({
    name: 'partners.license-reminders',
    cron: '10 13 * * *',
    run: async ({ work }) => {
      await work.write(remindOfLicenses)
    },
  }),
]

export const consumers: readonly Consumer[] = [
  onEvent(accountOpened, 'partners.account.opened', (app, { accountId }) =>
    app.work.write((ctx) => applyForRoles(ctx, accountId)),
  ),
  onEvent(accountRolesChanged, 'partners.account.roles_changed', (app, { accountId }) =>
    app.work.write((ctx) => applyForRoles(ctx, accountId)),
  ),
]
