import { programs } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { type Account, accountById, accountsByIds, staffAccounts } from '#modules/accounts'
import { homesOfOwner, ownersOf } from '#modules/homes'
import type { PlainOccasion } from '../occasions.ts'
import type { Addressed, News, NewsOn } from './news.ts'

/** A message about a person's own account. */
export const toReader = (
  app: App,
  reader: Account,
  fact: string,
  path: string,
  occasion: PlainOccasion,
): Addressed => ({
  reader,
  fact,
  about: { kind: 'account', id: reader.id },
  path,
  notification: { about: { firstName: reader.firstName, href: `${app.config.publicUrl}${path}` }, occasion },
})

/** Where payees find their payout accounts. */
const accountsPath = ({ roles }: Account): string => {
  if (roles.includes('owner')) return '/owners/accounting/accounts'
  if (programs.some((program) => roles.includes(program))) return '/partners/accounting/accounts'
  return roles.includes('traveler') ? '/travelers/accounting/accounts' : '/account'
}

/** Everyone who owns a share of a home together with this person. */
const coOwnersOf = async (ctx: ReadCtx, accountId: number): Promise<Account[]> => {
  const ids = new Set<number>()
  for (const { id } of await homesOfOwner(ctx, accountId)) for (const owner of await ownersOf(ctx, id)) ids.add(owner)
  ids.delete(accountId)
  return [...(await accountsByIds(ctx, [...ids])).values()].filter(({ closed }) => !closed)
}

/** Team members who pay owners. */
const moneyTeam = async (ctx: ReadCtx, besides: number): Promise<Account[]> =>
  (await staffAccounts(ctx)).filter(({ id, permissions }) => id !== besides && permissions.includes('money'))

const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`

/**
 * A new payout account: its owner is notified in the product and by push, co-owners and the team on their chosen
 * channels.
 */
const added: News<'payee.account_added'> = async (app, ctx, payload) => {
  const owner = await accountById(ctx, payload.accountId)
  if (!owner || owner.closed) return []
  const fact = `payee.account_added:${owner.id}:${payload.at}`
  const [person, ending] = [nameOf(owner), payload.ending]
  const coOwners = await coOwnersOf(ctx, owner.id)
  const team = await moneyTeam(ctx, owner.id)
  return [
    toReader(app, owner, fact, accountsPath(owner), { kind: 'payout_account_added', ending }),
    ...coOwners.map((reader) =>
      toReader(app, reader, fact, '/owners/accounting', { kind: 'co_owner_paid_elsewhere', person }),
    ),
    ...team.map((reader) =>
      toReader(app, reader, fact, '/staff/approvals', { kind: 'team_payout_account', person, ending }),
    ),
  ]
}

/** The owner reported that a new account isn't theirs. */
const stopped: News<'payee.account_stopped'> = async (app, ctx, payload) => {
  const owner = await accountById(ctx, payload.accountId)
  if (!owner) return []
  const fact = `payee.account_stopped:${owner.id}:${payload.at}`
  const [person, ending] = [nameOf(owner), payload.ending]
  return (await moneyTeam(ctx, owner.id)).map((reader) =>
    toReader(app, reader, fact, '/staff/payouts', { kind: 'team_payout_account_stopped', person, ending }),
  )
}

export const payeeNews: NewsOn<'payee.account_added' | 'payee.account_stopped'> = {
  'payee.account_added': added,
  'payee.account_stopped': stopped,
}
