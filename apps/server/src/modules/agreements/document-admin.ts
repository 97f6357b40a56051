import { type AgreementType, agreementTypes, type PlainDate } from '@porchlight/contract'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { fieldsFor, publishTemplate, wordingFault } from './commands.ts'
import { type Block, changesBetween } from './engine/diff.ts'
import { escapeHtml, type Fields, render } from './engine/render.ts'
import { beforeBooking, problems } from './messages.ts'
import { db } from './tables.ts'

const wordingsOf = (ctx: ReadCtx, types: readonly AgreementType[]) =>
  db(ctx)
    .selectFrom('agreements.template as template')
    .leftJoin('agreements.counsel_review as review', (join) =>
      join.onRef('review.type', '=', 'template.type').onRef('review.version', '=', 'template.version'),
    )
    .select([
      'template.type',
      'template.version',
      'title',
      'body',
      'published_at',
      'accept_again',
      'changes',
      'reviewer',
      'reviewed_on',
    ])
    .where('template.type', 'in', [...types])
    .orderBy('template.version')
    .execute()

type Row = Awaited<ReturnType<typeof wordingsOf>>[number]

const wordingView = ({ version, published_at, accept_again, changes, reviewer, reviewed_on: reviewedOn }: Row) => ({
  version,
  from: published_at.toISOString(),
  acceptAgain: accept_again,
  changes,
  review: reviewer !== null && reviewedOn !== null ? { reviewer, reviewedOn } : null,
})

/** The wording in force, and a later one that isn't effective yet. */
const documentOf = (rows: readonly Row[], type: AgreementType, now: Date) => {
  const inForce = rows.findLast((row) => row.type === type && row.published_at <= now)
  const latest = rows.findLast((row) => row.type === type)
  if (!inForce || !latest) throw notFound('This document')
  const waiting = latest.version > inForce.version ? wordingView(latest) : null
  return { latest, view: { type, title: latest.title, inForce: wordingView(inForce), waiting } }
}

export const documentsForStaff = async (ctx: ReadCtx) => {
  const rows = await wordingsOf(ctx, agreementTypes)
  return agreementTypes.map((type) => documentOf(rows, type, ctx.now).view)
}

/** How many wordings in force counsel has not yet reviewed. */
export const unreviewedWordings = async (ctx: ReadCtx): Promise<number> =>
  (await documentsForStaff(ctx)).filter(({ inForce }) => inForce.review === null).length

/** The merge fields a document of this kind may use, as they are written. */
const fieldsOf = (type: AgreementType): string[] =>
  Object.entries(fieldsFor(type)).map(([name, value]) => {
    if (typeof value === 'string') return `{{${name}}}`
    return typeof value[0] === 'object' ? `{{table:${name}}}` : `{{list:${name}}}`
  })

export const documentAtDesk = async (ctx: ReadCtx, type: AgreementType) => {
  const { latest, view } = documentOf(await wordingsOf(ctx, [type]), type, ctx.now)
  return { ...view, body: latest.body, latest: latest.version, fields: fieldsOf(type) }
}

/** @throws Problem 422 `wording_unfit` that says what is wrong with it */
const refuseUnfit = (type: AgreementType, body: string): void => {
  const fault = wordingFault({ type, body })
  if (fault !== undefined)
    throw new Problem(422, 'wording_unfit', `${problems.unfit} ${fault}`, undefined, { required: ['body'] })
}

/** How a wording would read, and what it changes from the latest. @throws Problem `wording_unfit` */
export const previewOf = async (
  ctx: ReadCtx,
  { type, title, body }: { type: AgreementType; title: string; body: string },
  operator: Fields,
): Promise<{ agreement: string; blocks: Block[] }> => {
  refuseUnfit(type, body)
  const { latest } = documentOf(await wordingsOf(ctx, [type]), type, ctx.now)
  const fields = { ...beforeBooking, ...operator }
  const agreement = render(body, fields).trim()
  const headed = (name: string, html: string) => `<h2>${escapeHtml(name)}</h2>${html}`
  const before = headed(latest.title, render(latest.body, fields).trim())
  return { agreement, blocks: changesBetween(before, headed(title, agreement)) }
}

export type Publishing = {
  type: AgreementType
  title: string
  body: string
  changes: string
  acceptAgain: boolean
  from: Date | null
  /** The latest wording the writer knew about. */
  after: number
  accountId: number
}

/**
 * @throws Problem `wording_unfit`, also if nothing changed; `agreement_changed` if someone else published one meanwhile
 */
export const publish = async (ctx: WriteCtx, wording: Publishing): Promise<{ version: number; from: Date }> => {
  refuseUnfit(wording.type, wording.body)
  const { latest } = documentOf(await wordingsOf(ctx, [wording.type]), wording.type, ctx.now)
  if (latest.version !== wording.after) throw new Problem(409, 'agreement_changed', problems.publishedMeanwhile)
  if (latest.body.trim() === wording.body && latest.title === wording.title)
    throw new Problem(422, 'wording_unfit', problems.same, undefined, { required: ['body'] })
  const from = wording.from && wording.from > ctx.now ? wording.from : ctx.now
  const { accountId: by, ...rest } = wording
  const version = await publishTemplate(ctx, { ...rest, from, by })
  return { version, from }
}

export type CounselReview = {
  type: AgreementType
  version: number
  reviewer: string
  reviewedOn: PlainDate
  accountId: number
}

/** @throws Problem 404 for a wording that doesn't exist, 409 `already_reviewed`, `not_allowed_now` for a future day */
export const recordReview = async (ctx: WriteCtx, review: CounselReview): Promise<void> => {
  const { type, version, reviewer, reviewedOn, accountId } = review
  const wording = (await wordingsOf(ctx, [type])).find((row) => row.version === version)
  if (!wording) throw notFound('This wording')
  if (reviewedOn > ctx.today) throw new Problem(409, 'not_allowed_now', problems.reviewToCome)
  const added = await db(ctx)
    .insertInto('agreements.counsel_review')
    .values({ type, version, reviewer, reviewed_on: reviewedOn, noted_by: accountId, noted_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  if (!added) throw new Problem(409, 'already_reviewed', problems.alreadyReviewed)
}
