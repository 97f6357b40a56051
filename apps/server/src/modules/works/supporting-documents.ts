import type { PlainDate, SupportingDocument } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { ownerMoves } from '#modules/ledger'
import { mediaFileView, uploadsByIds } from '#modules/media'
import { correctionsOf } from '#modules/statements'
import { billsOfEntries } from './bill-queries.ts'
import { jobsByIds } from './job-queries.ts'

/** One entry with ids instead of people and files. */
type Source = {
  entryId: number
  reason: string | null
  madeBy: number | null
  approvedBy: number | null
  files: readonly number[]
  before: readonly number[]
  after: readonly number[]
}

const corrections = async (ctx: ReadCtx, entryIds: readonly number[]): Promise<Source[]> =>
  (await correctionsOf(ctx, entryIds)).map((correction) => ({ ...correction, before: [], after: [] }))

const bills = async (ctx: ReadCtx, entryIds: readonly number[]): Promise<Source[]> => {
  const rows = await billsOfEntries(ctx, entryIds)
  const found = await jobsByIds(
    ctx,
    rows.map(({ job_id }) => job_id),
  )
  const jobs = new Map(found.map((job) => [job.id, job]))
  return rows.map(({ entry_id, job_id, entered_by, decided_by, upload_id }) => {
    const job = jobs.get(job_id)
    return {
      entryId: entry_id ?? 0,
      reason: job?.found || null,
      madeBy: entered_by,
      approvedBy: decided_by === entered_by ? null : decided_by,
      files: [upload_id],
      before: job?.before_uploads.map(Number) ?? [],
      after: job?.after_uploads.map(Number) ?? [],
    }
  })
}

/** The documents behind an owner's expenses and corrections from one day to another, by entry. */
export const supportingDocumentsOf = async (
  ctx: ReadCtx,
  ownerId: number,
  days: { from: PlainDate; to: PlainDate },
): Promise<SupportingDocument[]> => {
  const entryIds = (await ownerMoves(ctx, ownerId, days)).map(({ entryId }) => entryId)
  const sources = [...(await corrections(ctx, entryIds)), ...(await bills(ctx, entryIds))]
  const people = await accountsByIds(
    ctx,
    sources.flatMap(({ madeBy, approvedBy }) => [madeBy ?? [], approvedBy ?? []].flat()),
  )
  const uploads = await uploadsByIds(
    ctx,
    sources.flatMap(({ files, before, after }) => [...files, ...before, ...after]),
  )
  const nameOf = (accountId: number | null): string | null => {
    const person = people.get(accountId ?? 0)
    return person ? `${person.firstName} ${person.lastName}` : null
  }
  const filesOf = (ids: readonly number[]) => ids.flatMap((id) => uploads.get(id) ?? []).map(mediaFileView)
  return sources.map(({ entryId, reason, madeBy, approvedBy, files, before, after }) => ({
    entryId,
    reason,
    madeBy: nameOf(madeBy),
    approvedBy: nameOf(approvedBy),
    files: filesOf(files),
    before: filesOf(before),
    after: filesOf(after),
  }))
}
