import { accountOpened, accountRolesChanged } from '#events/accounts'
import { agreementPublished } from '#events/agreements'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { remindOfAccreditations } from './agency-numbers.ts'
import { agreementType } from './agreements.ts'
import { applyForRoles, followRoles } from './applications.ts'
import { remindOfLicenses } from './licenses.ts'
import { renewAgreements } from './renewals.ts'

export const jobs: readonly Job[] = [
  job({
    name: 'partners.license-reminders',
    cron: '10 13 * * *',
    run: async ({ work }) => {
      await work.write(remindOfLicenses)
    },
  }),
  job({
    name: 'partners.accreditation-reminders',
    cron: '15 13 * * *',
    run: ({ work }) => work.write(remindOfAccreditations),
  }),
  job({ name: 'partners.renew-agreements', cron: '40 13 * * *', run: renewAgreements }),
]

export const consumers: readonly Consumer[] = [
  onEvent(agreementPublished, 'partners.agreement.published', (app, { type }) =>
    type === agreementType ? renewAgreements(app) : Promise.resolve(),
  ),
  onEvent(accountOpened, 'partners.account.opened', (app, { accountId }) =>
    app.work.write((ctx) => applyForRoles(ctx, accountId)),
  ),
  onEvent(accountRolesChanged, 'partners.account.roles_changed', (app, { accountId, ...changed }) =>
    app.work.write(async (ctx) => {
      await applyForRoles(ctx, accountId)
      await followRoles(ctx, accountId, changed)
    }),
  ),
]
