import { said } from '@porchlight/wording'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { type Account, accountById, accountsByIds } from '#modules/accounts'
import { approversOf, requestById } from '#modules/approvals'
import type { ApprovalFacts, PlainOccasion } from '../occasions.ts'
import type { Addressed, News, NewsOn } from './news.ts'

const nameOf = (person: Account): string => `${person.firstName} ${person.lastName}`

const isTeam = ({ roles }: Account): boolean => roles.includes('staff') || roles.includes('admin')

type Request = Awaited<ReturnType<typeof requestById>>

const inWords = async (ctx: ReadCtx, row: Request): Promise<ApprovalFacts> => {
  const people = await accountsByIds(
    ctx,
    [row.requested_by, row.decided_by].filter((id) => id !== null),
  )
  const [requester, decider] = [row.requested_by, row.decided_by].map((id) =>
    id === null ? undefined : people.get(id),
  )
  return {
    act: row.kind,
    amount: row.amount_minor === null ? null : { amount: row.amount_minor, currency: row.currency as string },
    facts: row.facts as ApprovalFacts['facts'],
    reason: row.reason,
    by: requester ? nameOf(requester) : said('approval.automatic'),
    approver: row.state === 'approved' && decider ? nameOf(decider) : null,
    decision: row.decision,
  }
}

const pathFor = (reader: Account): string => {
  if (isTeam(reader)) return '/staff/approvals'
  return reader.roles.includes('owner') ? '/owners/accounting' : '/account'
}

const toReader = (app: App, reader: Account, fact: string, occasion: PlainOccasion): Addressed => {
  const path = pathFor(reader)
  return {
    reader,
    fact,
    about: { kind: 'account', id: reader.id },
    path,
    notification: { about: { firstName: reader.firstName, href: `${app.config.publicUrl}${path}` }, occasion },
  }
}

/** Everyone whose permissions cover the request, except those involved. */
const requested: News<'approval.requested'> = async (app, ctx, { requestId }) => {
  const row = await requestById(ctx, requestId)
  if (row.state !== 'pending') return []
  const what = await inWords(ctx, row)
  const readers = (await approversOf(ctx, row.kind)).filter(({ id }) => !row.participants.includes(id))
  return readers.map((reader) =>
    toReader(app, reader, `approval.requested:${row.id}`, { kind: 'approval_requested', ...what }),
  )
}

/** The requester hears the outcome; people affected hear what applies now. */
const decided: News<'approval.done' | 'approval.approved' | 'approval.declined'> = async (app, ctx, { requestId }) => {
  const row = await requestById(ctx, requestId)
  const what = await inWords(ctx, row)
  const isInForce = row.state === 'done' || row.state === 'approved'
  const affected = isInForce ? [...(await accountsByIds(ctx, row.affected)).values()] : []
  const asker = row.requested_by === null || row.state === 'done' ? undefined : await accountById(ctx, row.requested_by)
  return [
    ...affected
      .filter(({ id, closed }) => !closed && id !== row.requested_by && id !== row.decided_by)
      .map((reader) => toReader(app, reader, `approval.in_force:${row.id}`, { kind: 'approval_affects', ...what })),
    ...(asker && row.state !== 'withdrawn'
      ? [
          toReader(app, asker, `approval.decided:${row.id}`, {
            kind: row.state === 'approved' ? 'approval_given' : 'approval_declined',
            ...what,
          }),
        ]
      : []),
  ]
}

export const approvalNews: NewsOn<'approval.requested' | 'approval.done' | 'approval.approved' | 'approval.declined'> =
  {
    'approval.requested': requested,
    'approval.done': decided,
    'approval.approved': decided,
    'approval.declined': decided,
  }
