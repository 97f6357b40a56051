import { closeAccount, exportAccount } from '@porchlight/contract'
import { csrfToken } from '#http/csrf'
import { type Route, route } from '#http/route'
import { endSession } from '#http/session'
import { Problem } from '#kernel/problem'
import { noteSecurity } from './audit.ts'
import { closeAccountForGood } from './close-account.ts'
import { exportAccountData } from './data-export.ts'
import { refuseLastAdmin } from './staff-access.ts'
import { provePassword, refuseUnconfirmed } from './step-up.ts'

const take = route(exportAccount, async ({ app, actor, request, reply }) => {
  refuseUnconfirmed(actor, app.clock.now())
  const { accountId } = actor
  await app.work.write((ctx) => noteSecurity(ctx, { ...actor, kind: 'exported', address: request.ip }))
  const data = await app.work.read(async (ctx) => ({
    madeAt: ctx.now.toISOString(),
    ...(await exportAccountData(ctx, accountId)),
    ...(await app.adapters.personal.of(ctx, accountId)),
  }))
  reply.header('content-disposition', `attachment; filename="account-${accountId}.json"`)
  return data
})

const close = route(closeAccount, async ({ app, actor, body, request, reply }) => {
  await provePassword(app, actor, body.password)
  await app.work.write(async (ctx) => {
    if (actor.roles.includes('admin')) await refuseLastAdmin(ctx, actor.accountId)
    const [first, ...others] = await app.adapters.personal.needs(ctx, actor.accountId)
    if (first !== undefined)
      throw new Problem(409, 'still_needed', [first, ...others].join(' '), { reasons: [first, ...others] })
    await noteSecurity(ctx, { ...actor, kind: 'account_closed', address: request.ip })
    await closeAccountForGood(ctx, actor.accountId)
  })
  endSession(app, reply)
  return { token: csrfToken(request.visitorSecret, '') }
})

export const dataRoutes: readonly Route[] = [take, close]
