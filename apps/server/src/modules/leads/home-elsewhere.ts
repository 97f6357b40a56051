import type { flatAddress } from '@porchlight/contract'
import type { z } from 'zod'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById, accountsByIds, staffAccounts } from '#modules/accounts'
import { createLead } from './intake.ts'
import { leadsOfPerson, openOwnerLeads } from './queries.ts'
import type { LeadRow } from './tables.ts'

const source = 'owner-signup'

type Address = z.output<typeof flatAddress>

const lineOf = ({ line1, line2, city, state, zip, country }: Address): string =>
  [line1, line2, city, [state, zip].filter(Boolean).join(' '), country].filter(Boolean).join(', ')

const ownerLeads = async (ctx: ReadCtx, accountId: number): Promise<LeadRow[]> =>
  (await leadsOfPerson(ctx, accountId, '')).filter(({ kind }) => kind === 'owner')

/** The member of the team with the fewest open leads of owners, so that a new owner has a named contact at once. */
const contactForOwner = async (ctx: ReadCtx): Promise<number | null> => {
  const open = await openOwnerLeads(ctx)
  const team = (await staffAccounts(ctx)).filter(({ permissions }) => permissions.includes('people'))
  const [least] = team.toSorted((a, b) => (open.get(a.id) ?? 0) - (open.get(b.id) ?? 0) || a.id - b.id)
  return least?.id ?? null
}

/**
 * A new owner whose home is in none of our destinations: no draft can hold it, so the team gets it as a lead, and the
 * owner an email. An owner the team made of a lead is known already.
 */
export const takeHomeElsewhere = async (
  app: App,
  ctx: WriteCtx,
  accountId: number,
  address: Address,
): Promise<void> => {
  const owner = await accountById(ctx, accountId)
  if (!owner || (await ownerLeads(ctx, accountId)).length > 0) return
  const { firstName, lastName, email, phone, language } = owner
  const person = { name: `${firstName} ${lastName}`.trim(), email, phone: phone ?? '' }
  const answers = [{ key: 'address', values: [lineOf(address)] }]
  const assigneeId = await contactForOwner(ctx)
  await createLead(app, ctx, { kind: 'owner', source, person, answers, accountId, language, assigneeId })
}

/** Homes an owner told us about that are not set up: the address, the day, and who of the team takes care of it. */
export const homesOffered = async (ctx: ReadCtx, accountId: number) => {
  const leads = (await ownerLeads(ctx, accountId)).filter(
    (lead) => lead.source === source && ['new', 'contacted', 'qualified'].includes(lead.stage),
  )
  const people = await accountsByIds(
    ctx,
    leads.flatMap(({ assignee_id }) => assignee_id ?? []),
  )
  return leads.map(({ id, answers, created_at, assignee_id }) => {
    const person = people.get(assignee_id ?? 0)
    return {
      number: `L-${id}`,
      address: answers.find(({ key }) => key === 'address')?.values[0] ?? '',
      receivedAt: created_at.toISOString(),
      by: person ? `${person.firstName} ${person.lastName}`.trim() : null,
    }
  })
}
