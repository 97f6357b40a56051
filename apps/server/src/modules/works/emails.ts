import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { type Home, homeById } from '#modules/homes'
import { vendorsByIds } from '#modules/vendors'
import type { JobRow } from './job-queries.ts'
import { emails, type Work } from './messages.ts'

const workOf = (job: JobRow, home: Home): Work => ({
  kind: job.kind,
  title: job.title,
  note: job.note,
  home: home.name,
  address: home.address,
  timeZone: home.timeZone,
  day: job.day,
  opensAt: job.opens_at,
  dueAt: job.due_at,
  sameDay: job.same_day,
})

/** Whom to email about a job; undefined while it is unassigned, or when a vendor has no address. */
const readerOf = async (ctx: ReadCtx, job: JobRow) => {
  if (job.vendor_id !== null) {
    const vendor = (await vendorsByIds(ctx, [job.vendor_id])).get(job.vendor_id)
    return vendor?.email ? { to: vendor.email, name: vendor.contact || vendor.name, accountId: null } : undefined
  }
  const member = job.member_id === null ? undefined : await accountById(ctx, job.member_id)
  return member && { to: member.email, name: member.firstName, accountId: member.id }
}

type Email = (name: string, work: Work) => ReturnType<typeof emails.sent>

const write = async (app: App, ctx: WriteCtx, job: JobRow, home: Home, fact: string, say: Email): Promise<void> => {
  const reader = await readerOf(ctx, job)
  if (!reader) return
  const { to, name, accountId } = reader
  await app.adapters.post.email(ctx, {
    to,
    accountId,
    fact: `job.${fact}:${job.id}:${job.moves}`,
    kind: 'job',
    ...say(name, workOf(job, home)),
  })
}

/** Notifies a vendor who was sent a job that it moved beyond the end of their insurance. */
export const emailUninsured = async (
  app: App,
  ctx: WriteCtx,
  job: JobRow,
  { home, insuredUntil }: { home: Home; insuredUntil: string },
): Promise<void> => {
  if (job.sent_at === null) return
  await write(app, ctx, job, home, 'uninsured', (name, work) => emails.uninsured(name, work, insuredUntil))
}

export const emailAssigned = async (app: App, ctx: WriteCtx, job: JobRow): Promise<void> =>
  write(app, ctx, job, await homeById(ctx, job.home_id), 'sent', emails.sent)

/**
 * Notifies everyone who was sent a job that its time changed or that it isn't needed (R73); no one if it wasn't sent.
 */
export const emailChanged = async (app: App, ctx: WriteCtx, job: JobRow, home: Home): Promise<void> => {
  if (job.sent_at === null) return
  const off = job.state === 'canceled'
  await write(app, ctx, job, home, off ? 'off' : 'moved', off ? emails.calledOff : emails.moved)
}
