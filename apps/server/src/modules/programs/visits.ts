import { addDays, dateIn, type PlainDate } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import { type Home, homeById } from '#modules/homes'
import { credit, debit, type EntryLine, post } from '#modules/ledger'
import { doneOf, ownersAt, planJob } from '#modules/works'
import { chargesOf, type EnrolmentRow, lockEnrolment, partOf, programById, visitsOfEnrollments } from './programs.ts'
import { dueOn, visitsOf } from './rules.ts'
import { db } from './tables.ts'

/** How many days ahead visits are planned. */
const aheadDays = 60

const planVisits = async (ctx: WriteCtx, enrolment: EnrolmentRow, name: string, today: PlainDate): Promise<void> => {
  const planned = new Set((await visitsOfEnrollments(ctx, [enrolment.id])).map(({ day }) => day))
  const wanted = visitsOf(enrolment, partOf(enrolment), today, addDays(today, aheadDays))
  for (const day of wanted.filter((one) => !planned.has(one))) {
    const about = { homeId: enrolment.home_id, title: name, note: '', bookingId: null, issueId: null }
    const { id } = await planJob(ctx, { kind: 'program', day, ...about })
    await db(ctx).insertInto('programs.visit').values({ enrolment_id: enrolment.id, day, job_id: id }).execute()
  }
}

/** The owners of the day pay by their shares; the operator receives it, in both books. */
const linesOf = (amount: number, owners: readonly { ownerId: number; amount: number }[], why: string): EntryLine[] => [
  ...owners
    .filter((owner) => owner.amount > 0)
    .map((owner) => debit('payable:owner', owner.amount, { ownerId: owner.ownerId, why })),
  credit('payable:operator', amount, { why }),
  debit('receivable:trust', amount, { why }),
  credit('income:service-fee', amount, { why }),
]

const charge = async (ctx: WriteCtx, enrolment: EnrolmentRow, home: Home, name: string, on: PlainDate) => {
  const { id, price_minor: amount, currency } = enrolment
  const source = `program:${id}:${on}`
  const owners = await ownersAt(ctx, home, amount, on)
  const { entryId } = await post(ctx, {
    purpose: 'expense',
    source,
    document: name,
    currency,
    homeId: home.id,
    on,
    lines: linesOf(amount, owners, name),
  })
  await db(ctx)
    .insertInto('programs.charge')
    .values({ enrolment_id: id, due_on: on, amount_minor: amount, entry_id: entryId, charged_at: ctx.now })
    .execute()
}

const chargeDue = async (ctx: WriteCtx, enrolment: EnrolmentRow, home: Home, name: string, today: PlainDate) => {
  const charged = new Set((await chargesOf(ctx, [enrolment.id])).map(({ due_on }) => due_on))
  const visits = await visitsOfEnrollments(ctx, [enrolment.id])
  const done =
    enrolment.per === 'visit'
      ? await doneOf(
          ctx,
          visits.map(({ job_id }) => job_id),
        )
      : new Set<number>()
  const days = visits.filter(({ job_id }) => done.has(job_id)).map(({ day }) => day)
  for (const on of dueOn(enrolment.per, partOf(enrolment), today, days))
    if (!charged.has(on)) await charge(ctx, enrolment, home, name, on)
}

/**
 * Plans an enrollment's visits for the next weeks and charges what is due, each once however often it runs. Skips an
 * enrollment that is over or doesn't exist.
 */
export const keepUp = async (ctx: WriteCtx, enrolmentId: number): Promise<void> => {
  const enrolment = await lockEnrolment(ctx, enrolmentId)
  if (!enrolment) return
  const home = await homeById(ctx, enrolment.home_id)
  const { name } = await programById(ctx, enrolment.program_id)
  const today = dateIn(home.timeZone, ctx.now)
  await planVisits(ctx, enrolment, name, today)
  await chargeDue(ctx, enrolment, home, name, ctx.today)
}
