import type { HandoverWork, Permission } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { handoverMessage } from './handover-message.ts'
import { type Account, accountById, staffAccounts } from './queries.ts'
import { isStaffRole } from './rules.ts'
import { sendEmail } from './send-security-email.ts'

/** Open work assigned to a team member; provided by the module that owns the work. */
export type HandoverPart = {
  what: HandoverWork
  /** The permission needed to take it over; null: none. */
  permission: Permission | null
  count: (app: App, ctx: ReadCtx, accountId: number) => Promise<number>
  pass: (app: App, ctx: WriteCtx, act: { from: number; to: number; by: number }) => Promise<void>
}

declare module '#kernel/module' {
  interface Module {
    handover?: HandoverPart
  }
}

declare module '#kernel/app' {
  interface Adapters {
    /** Those of all modules. */
    handovers: readonly HandoverPart[]
  }
}

type OpenWork = { what: HandoverWork; count: number }

/** A person's open work, from every module. */
export const openWorkOf = async (app: App, ctx: ReadCtx, accountId: number): Promise<OpenWork[]> => {
  const counted: OpenWork[] = []
  for (const { what, count } of app.adapters.handovers) counted.push({ what, count: await count(app, ctx, accountId) })
  return counted.filter(({ count }) => count > 0)
}

const mayTake = (work: readonly OpenWork[], { adapters: { handovers } }: App, account: Account): boolean =>
  work.every(({ what }) => {
    const needed = handovers.find((part) => part.what === what)?.permission
    return !needed || (account.levels[needed] ?? 'read') !== 'read'
  })

/** A person's colleagues, and whether each may take over all of the work. */
export const colleaguesOf = async (app: App, ctx: ReadCtx, accountId: number, work: readonly OpenWork[]) =>
  (await staffAccounts(ctx))
    .filter(({ id }) => id !== accountId)
    .map((account) => ({
      id: account.id,
      name: `${account.firstName} ${account.lastName}`,
      mayTake: mayTake(work, app, account),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))

/**
 * Passes all of a team member's open work to a colleague, who is notified.
 * @returns what was passed
 * @throws Problem 409 handover_needed; 422 not_on_team, colleague_lacks_access
 */
export const handOver = async (
  app: App,
  ctx: WriteCtx,
  account: Account,
  { to, by }: { to: number | null; by: number },
): Promise<OpenWork[]> => {
  if (!account.roles.some(isStaffRole)) return []
  const work = await openWorkOf(app, ctx, account.id)
  if (work.length === 0) return []
  const refuse = (status: number, code: string, message: string) =>
    new Problem(status, code, message, undefined, { required: ['handTo'] })
  if (to === null) throw refuse(409, 'handover_needed', 'This person still has open work. Choose who takes it over.')
  const colleague = (await colleaguesOf(app, ctx, account.id, work)).find(({ id }) => id === to)
  if (!colleague) throw refuse(422, 'not_on_team', 'Choose someone on the team who can still log in.')
  if (!colleague.mayTake)
    throw refuse(422, 'colleague_lacks_access', 'This colleague can’t open all of this work. Choose someone else.')
  for (const part of app.adapters.handovers)
    if (work.some(({ what }) => what === part.what)) await part.pass(app, ctx, { from: account.id, to, by })
  const { id, email, firstName } = (await accountById(ctx, to)) as Account
  await sendEmail(app, ctx, {
    to: email,
    accountId: id,
    fact: `handover:${account.id}:${ctx.now.toISOString()}`,
    kind: 'account.handed_over',
    ...handoverMessage({ firstName, from: `${account.firstName} ${account.lastName}`, work }),
  })
  return work
}
