import type { DeskJob, JobCard, JobRecord } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds, staffAccounts } from '#modules/accounts'
import { bookingsByIds } from '#modules/bookings'
import { homesByIds } from '#modules/homes'
import { mediaFileView, uploadsByIds } from '#modules/media'
import { vendorsByIds, vendorsServing } from '#modules/vendors'
import { itemsOf, type JobRow, jobsByIds } from './job-queries.ts'
import { movesOf } from './lifecycle.ts'
import { isInsuredOn } from './rules.ts'

type Person = { firstName: string; lastName: string }
const nameOf = (person: Person | undefined): string => `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim()

const ids = (values: readonly (number | null)[]): number[] => [...new Set(values.filter((value) => value !== null))]

export const jobCards = async (ctx: ReadCtx, rows: readonly JobRow[]): Promise<JobCard[]> => {
  const homes = new Map((await homesByIds(ctx, ids(rows.map(({ home_id }) => home_id)))).map((one) => [one.id, one]))
  const bookings = await bookingsByIds(ctx, ids(rows.map(({ booking_id }) => booking_id)))
  const members = await accountsByIds(ctx, ids(rows.map(({ member_id }) => member_id)))
  const vendors = await vendorsByIds(ctx, ids(rows.map(({ vendor_id }) => vendor_id)))
  const assigneeOf = ({ member_id, vendor_id }: JobRow): JobCard['assignee'] => {
    if (vendor_id !== null) return { as: 'vendor', id: vendor_id, name: vendors.get(vendor_id)?.name ?? '' }
    return member_id === null ? null : { as: 'team', id: member_id, name: nameOf(members.get(member_id)) }
  }
  return rows.map((row) => {
    const home = homes.get(row.home_id)
    const booking = bookings.get(row.booking_id ?? 0)
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      title: row.title,
      home: { id: row.home_id, name: home?.name ?? '', timeZone: home?.timeZone ?? 'UTC' },
      day: row.day,
      opensAt: row.opens_at?.toISOString() ?? null,
      dueAt: row.due_at?.toISOString() ?? null,
      sameDay: row.same_day,
      assignee: assigneeOf(row),
      sentAt: row.sent_at?.toISOString() ?? null,
      stay: booking ? { bookingId: booking.id, number: booking.number } : null,
    }
  })
}

/** Cards of some jobs, by day. */
export const cardsByIds = async (ctx: ReadCtx, jobIds: readonly number[]): Promise<JobCard[]> =>
  jobCards(ctx, await jobsByIds(ctx, jobIds))

/** A job with everything that was done. @throws Problem 404 */
export const jobRecord = async (ctx: ReadCtx, row: JobRow): Promise<JobRecord> => {
  const [card] = await jobCards(ctx, [row])
  if (!card) throw notFound('This job')
  const [before, after] = [row.before_uploads.map(Number), row.after_uploads.map(Number)]
  const uploads = await uploadsByIds(ctx, [...before, ...after])
  const photos = (wanted: readonly number[]) => wanted.flatMap((id) => uploads.get(id) ?? []).map(mediaFileView)
  const vendor = (await vendorsByIds(ctx, ids([row.vendor_id]))).get(row.vendor_id ?? 0)
  const until = vendor?.insured_until ?? null
  return {
    ...card,
    insurance: until === null ? null : { until, ended: !isInsuredOn(until, row.day) },
    note: row.note,
    issueId: row.issue_id,
    checklist: (await itemsOf(ctx, row.id)).map(({ text, done, note, photo }) => ({ text, done, note, photo })),
    before: photos(before),
    after: photos(after),
    found: row.found,
    doneAt: row.done_at?.toISOString() ?? null,
  }
}

/** The same for the team, with the allowed moves and the possible assignees. @throws Problem 404 */
export const jobsForStaff = async (ctx: ReadCtx, row: JobRow): Promise<DeskJob> => ({
  ...(await jobRecord(ctx, row)),
  allowedMoves: movesOf(row),
  team: (await staffAccounts(ctx)).map((one) => ({ id: one.id, name: nameOf(one) })),
  vendors: (await vendorsServing(ctx, [row.home_id])).map(({ id, name, trade, insured_until }) => ({
    id,
    name,
    trade,
    uninsured: !isInsuredOn(insured_until, row.day),
  })),
})
