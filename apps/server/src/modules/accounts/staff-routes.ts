import {
  deactivatePerson,
  expirePassword,
  reactivatePerson,
  setTemporaryPassword,
  staffAccount,
  staffHandover,
} from '@porchlight/contract'
import type { Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { hashPassword } from './adapters/passwords.ts'
import { startApproverWait } from './approvers.ts'
import { noteSecurity, type SecurityKind } from './audit.ts'
import { deactivateAccount, reactivateAccount } from './deactivation.ts'
import { colleaguesOf, handOver, openWorkOf } from './handover.ts'
import type { Account } from './queries.ts'
import { isStaffRole } from './rules.ts'
import { sendTemporaryPassword } from './send-code.ts'
import { endSessions } from './sessions.ts'
import { endPassword, giveTemporaryPassword, newTemporaryPassword } from './staff-access.ts'
import { refuseHigher, targetOf } from './staff-policy.ts'
import { refuseUnconfirmed } from './step-up.ts'
import { personView } from './views.ts'

/** Records what staff did to an account in its log: who, and why. */
export const note = (actor: Person, accountId: number, kind: SecurityKind, details: Record<string, unknown>) => ({
  accountId,
  kind,
  by: actor.accountId,
  details,
})

const personOf = (account: Account) => ({ person: { ...personView(account), closed: account.closed } })
const personNow = async (ctx: ReadCtx, id: number) => personOf(await targetOf(ctx, id))

const refuseClosed = ({ closed }: Account): void => {
  if (closed) throw new Problem(409, 'account_closed', 'This account is closed.')
}

const see = route(staffAccount, ({ params, read }) => read((ctx) => personNow(ctx, params.id)))

/** Only the person who reads the account's email gets it: the team only learns that it was sent. */
const temporary = route(setTemporaryPassword, async ({ app, actor, params, body }) => {
  refuseUnconfirmed(actor, app.clock.now())
  const password = newTemporaryPassword()
  const passwordHash = await hashPassword(password)
  const account = await app.work.write(async (ctx) => {
    const target = await targetOf(ctx, params.id)
    if (target.id === actor.accountId)
      throw new Problem(409, 'own_account', 'Change your own password in your account.')
    refuseHigher(actor, target)
    await giveTemporaryPassword(ctx, target.id, passwordHash)
    await endSessions(ctx, target.id)
    await startApproverWait(ctx, target.id, 'password_reset')
    await noteSecurity(ctx, note(actor, target.id, 'temporary_password', { reason: body.reason }))
    return target
  })
  await sendTemporaryPassword(app, account, password)
  return { sent: true as const }
})

const expire = route(expirePassword, ({ actor, params, body, write }) =>
  write(async (ctx) => {
    const account = await targetOf(ctx, params.id)
    refuseHigher(actor, account)
    await endPassword(ctx, account.id)
    if (account.id !== actor.accountId) await startApproverWait(ctx, account.id, 'password_reset')
    await noteSecurity(ctx, note(actor, account.id, 'password_expired_by_staff', { reason: body.reason }))
    return personNow(ctx, account.id)
  }),
)

/** A person's open work, and who could take it over. */
const handover = route(staffHandover, ({ app, params, read }) =>
  read(async (ctx) => {
    const { id, roles } = await targetOf(ctx, params.id)
    if (!roles.some(isStaffRole)) return { work: [], colleagues: [] }
    const work = await openWorkOf(app, ctx, id)
    return { work, colleagues: await colleaguesOf(app, ctx, id, work) }
  }),
)

const deactivate = route(deactivatePerson, ({ app, actor, params, body, write }) =>
  write(async (ctx) => {
    refuseUnconfirmed(actor, ctx.now)
    const account = await targetOf(ctx, params.id)
    if (account.id === actor.accountId) throw new Problem(409, 'own_account', 'Someone else has to do this for you.')
    refuseHigher(actor, account)
    refuseClosed(account)
    const passed = await handOver(app, ctx, account, { to: body.handTo, by: actor.accountId })
    await deactivateAccount(ctx, account.id)
    const handed = passed.length > 0 ? { handedTo: body.handTo, handed: passed } : {}
    await noteSecurity(ctx, note(actor, account.id, 'deactivated', { reason: body.reason, ...handed }))
    return {}
  }),
)

const reactivate = route(reactivatePerson, ({ actor, params, body, write }) =>
  write(async (ctx) => {
    refuseUnconfirmed(actor, ctx.now)
    const account = await targetOf(ctx, params.id)
    refuseHigher(actor, account)
    refuseClosed(account)
    if (!account.deactivated || account.mergedInto !== null)
      throw new Problem(
        409,
        'not_allowed_now',
        account.deactivated ? 'This account became part of another one.' : 'This account is active.',
      )
    await reactivateAccount(ctx, account.id)
    if (account.roles.some(isStaffRole)) await startApproverWait(ctx, account.id, 'role_granted')
    await noteSecurity(ctx, note(actor, account.id, 'reactivated', { reason: body.reason }))
    return {}
  }),
)

export const staffRoutes: readonly Route[] = [see, temporary, expire, handover, deactivate, reactivate]
