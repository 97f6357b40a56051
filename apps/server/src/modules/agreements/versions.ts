import { type AgreementType, agreementTypes, clockOfDay } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx } from '#kernel/work'
import { homeById, rulesOf } from '#modules/homes'
import { type Block, changesBetween } from './engine/diff.ts'
import { type Fields, render } from './engine/render.ts'
import { beforeBooking } from './messages.ts'
import { db } from './tables.ts'

export type VersionStatus = {
  type: AgreementType
  title: string
  version: number
  inForceFrom: Date
  acceptAgain: boolean
  changes: string
  fileUrl: string | null
  /** HTML with every field filled. */
  html: string
  textHash: string
}

const isKnown = (type: string): type is AgreementType => agreementTypes.some((known) => known === type)

const columns = ['type', 'version', 'title', 'body', 'published_at', 'accept_again', 'changes', 'file_url'] as const

/** Wordings of the given documents that are or were in force, oldest first. */
const wordingsOf = (ctx: ReadCtx, types: readonly AgreementType[]) =>
  db(ctx)
    .selectFrom('agreements.template')
    .select(columns)
    .where('type', 'in', [...types])
    .where('published_at', '<=', ctx.now)
    .orderBy('type')
    .orderBy('version')
    .execute()

type WordingRow = Awaited<ReturnType<typeof wordingsOf>>[number]

const filled = (row: WordingRow, fields: Fields): VersionStatus => {
  const html = render(row.body, fields).trim()
  return {
    type: row.type as AgreementType,
    title: row.title,
    version: row.version,
    inForceFrom: row.published_at,
    acceptAgain: row.accept_again,
    changes: row.changes,
    fileUrl: row.file_url,
    html,
    textHash: sha256(html),
  }
}

/** The same for a booking that doesn't exist yet; what a home already determines is filled in. @throws Problem 404 */
const fieldsFor = async (ctx: ReadCtx, operator: Fields, homeId: number | undefined): Promise<Fields> => {
  if (homeId === undefined) return { ...beforeBooking, ...operator }
  const home = await homeById(ctx, homeId)
  if (home.status !== 'live') throw notFound('This house')
  const { name, townName, checkInTime, checkOutTime, timeZone } = home
  const houseRules = rulesOf(home, 'en')
  return {
    ...beforeBooking,
    home: name,
    town: townName,
    arriveTime: `${clockOfDay(checkInTime)} local time`,
    departTime: `${clockOfDay(checkOutTime)} local time`,
    timeZone: timeZone.replaceAll('_', ' '),
    ...(houseRules.length > 0 && { houseRules }),
    ...operator,
  }
}

/** All wordings of a document up to now, filled; the last is in force. @throws Problem 404 for an unknown type */
export const historyOf = async (
  ctx: ReadCtx,
  type: string,
  { operator, homeId }: { operator: Fields; homeId?: number | undefined },
): Promise<[VersionStatus, ...VersionStatus[]]> => {
  const rows = isKnown(type) ? await wordingsOf(ctx, [type]) : []
  if (rows.length === 0) throw notFound('This document')
  const fields = await fieldsFor(ctx, operator, homeId)
  return rows.map((row) => filled(row, fields)) as [VersionStatus, ...VersionStatus[]]
}

/** What is in force now, of every document or of some. */
export const inForce = async (
  ctx: ReadCtx,
  operator: Fields,
  types: readonly AgreementType[] = agreementTypes,
): Promise<VersionStatus[]> => {
  if (types.length === 0) return []
  const latest = new Map((await wordingsOf(ctx, types)).map((row) => [row.type, row]))
  const fields = { ...beforeBooking, ...operator }
  return types.flatMap((type) => {
    const row = latest.get(type)
    return row ? [filled(row, fields)] : []
  })
}

/** Wordings that have come into force, without their texts. */
export const publishedWordings = async (ctx: ReadCtx) =>
  (
    await db(ctx)
      .selectFrom('agreements.template')
      .select(['type', 'version', 'accept_again'])
      .where('published_at', '<=', ctx.now)
      .execute()
  ).flatMap(({ type, version, accept_again }) => (isKnown(type) ? [{ type, version, acceptAgain: accept_again }] : []))

export type Changes = { from: VersionStatus; to: VersionStatus; blocks: Block[] }

/** What changed in a document between one wording and the one in force. @throws Problem 404 */
export const changesSince = async (ctx: ReadCtx, type: string, version: number, operator: Fields): Promise<Changes> => {
  const history = await historyOf(ctx, type, { operator })
  const from = history.find((wording) => wording.version === version)
  const to = history.at(-1)
  if (!from || !to) throw notFound('This wording')
  return { from, to, blocks: changesBetween(from.html, to.html) }
}
