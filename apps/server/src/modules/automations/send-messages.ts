import { fillFields, type MessageTexts, type PlannedMessage, type ScheduledRule } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { type ReadCtx, takeTurn, type WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { type Booking, bookingById, staysAround } from '#modules/bookings'
import { openConversation, writeMessage } from '#modules/conversations'
import { dueSendings, ruleById, ruleRows, ruleView, sendingsOf } from './queries.ts'
import { type Plan, planOf } from './rules.ts'
import { awakeFor, courseOf, fieldsOf, languageOf, textFor } from './stay.ts'
import { db, type RuleRow, type SendingRow } from './tables.ts'

/** Stays whose messages are scheduled, in days around today. */
const within = { before: 550, after: 30 }

/** Scheduling and sending for one stay take turns. */
export const lockStay = (ctx: WriteCtx, bookingId: number) => takeTurn(ctx, 'automations', bookingId)

type Planner = (rule: ScheduledRule, activeFrom: Date) => Plan

/** Schedules rules for one stay, which is read only once. */
const plannerFor = async (ctx: ReadCtx, booking: Booking): Promise<Planner> => {
  const course = await courseOf(ctx, booking)
  if (!course) return () => ({ skip: 'canceled' })
  const awake = await awakeFor(ctx, booking, course)
  return (rule, activeFrom) => planOf(rule, course, activeFrom, awake)
}

const isFinal = ({ state, reason }: SendingRow): boolean => state === 'sent' || reason === 'by_staff'

const plannedAs = (plan: Plan) =>
  'at' in plan
    ? { state: 'planned' as const, due_at: plan.at, reason: null }
    : { state: 'skipped' as const, due_at: null, reason: plan.skip }

const putAll = async (ctx: WriteCtx, bookingId: number, plans: ReadonlyMap<number, Plan>): Promise<void> => {
  if (plans.size === 0) return
  const rows = [...plans].map(([ruleId, plan]) => ({ rule_id: ruleId, sent_at: null, ...plannedAs(plan) }))
  await db(ctx)
    .insertInto('automations.sending')
    .values(rows.map((row) => ({ ...row, booking_id: bookingId })))
    .onConflict((conflict) =>
      conflict.columns(['rule_id', 'booking_id']).doUpdateSet(({ ref }) => ({
        state: ref('excluded.state'),
        due_at: ref('excluded.due_at'),
        reason: ref('excluded.reason'),
      })),
    )
    .execute()
}

const put = (ctx: WriteCtx, ruleId: number, bookingId: number, plan: Plan): Promise<void> =>
  putAll(ctx, bookingId, new Map([[ruleId, plan]]))

/** Reschedules every message of a stay: changed dates move them, a cancellation stops them; sent messages stay sent. */
export const planStay = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  await lockStay(ctx, bookingId)
  const booking = await bookingById(ctx, bookingId)
  const planFor = await plannerFor(ctx, booking)
  const before = new Map((await sendingsOf(ctx, bookingId)).map((row) => [row.rule_id, row]))
  const plans = new Map<number, Plan>()
  for (const row of await ruleRows(ctx)) {
    const known = before.get(row.id)
    if (known && isFinal(known)) continue
    plans.set(row.id, planFor(ruleView(row), row.active_from))
  }
  await putAll(ctx, bookingId, plans)
}

/** Schedules all upcoming stays when a rule is new or changed. */
export const planChangedRules = async (app: App): Promise<void> => {
  const rules = await app.work.read(ruleRows)
  const changed = rules.filter(({ planned_at }) => planned_at === null)
  if (changed.length === 0) return
  for (const { id } of await app.work.read((ctx) => staysAround(ctx, within)))
    await app.work.write((ctx) => planStay(ctx, id))
  await app.work.write(async (ctx) => {
    for (const { id, changed_at } of changed)
      await db(ctx)
        .updateTable('automations.rule')
        .set({ planned_at: ctx.now })
        .where('id', '=', id)
        // A rule that was changed meanwhile is scheduled again.
        .where('changed_at', '=', changed_at)
        .execute()
  })
}

/** Writes a message whose row exists to the guest. */
const deliver = async (app: App, ctx: WriteCtx, { id, texts }: RuleRow, booking: Booking): Promise<void> => {
  const text = (await writerFor(app, ctx, booking))(texts)
  const conversation = await openConversation(ctx, booking.guestId, booking.id)
  await writeMessage(ctx, conversation.id, { text, files: [], authorId: null, from: 'team' })
  await db(ctx)
    .updateTable('automations.sending')
    .set({ state: 'sent', sent_at: ctx.now })
    .where('rule_id', '=', id)
    .where('booking_id', '=', booking.id)
    .execute()
}

/**
 * Sends one message that is due, unless the stay changed since it was scheduled; once per stay, however many processes
 * try.
 */
const sendOne = async (app: App, ctx: WriteCtx, ruleId: number, bookingId: number): Promise<void> => {
  await lockStay(ctx, bookingId)
  const row = (await sendingsOf(ctx, bookingId)).find(({ rule_id }) => rule_id === ruleId)
  if (row?.state !== 'planned' || row.due_at === null || row.due_at > ctx.now) return
  const rule = await ruleById(ctx, ruleId)
  const booking = await bookingById(ctx, bookingId)
  const plan = (await plannerFor(ctx, booking))(ruleView(rule), rule.active_from)
  if (!('at' in plan) || plan.at > ctx.now) return put(ctx, ruleId, bookingId, plan)
  await deliver(app, ctx, rule, booking)
}

/** A stay that fails is reported after all others got their messages. */
export const sendDue = async (app: App): Promise<void> => {
  const failures: unknown[] = []
  for (const { rule_id, booking_id } of await app.work.read(dueSendings))
    await app.work
      .write((ctx) => sendOne(app, ctx, rule_id, booking_id))
      .catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} scheduled messages were not sent`)
}

/** Fills texts with one stay's details, in its guest's language. */
const writerFor = async (app: App, ctx: ReadCtx, booking: Booking): Promise<(texts: MessageTexts) => string> => {
  const language = languageOf((await accountById(ctx, booking.guestId))?.language)
  const fields = await fieldsOf(app, ctx, booking, language)
  return (texts) => fillFields(textFor(texts, language), fields).text
}

/** What a rule, saved or not, would send to a stay. */
export const previewOf = async (
  app: App,
  ctx: ReadCtx,
  rule: ScheduledRule,
  booking: Booking,
): Promise<PlannedMessage> => {
  const plan = (await plannerFor(ctx, booking))({ ...rule, paused: false }, new Date(0))
  return {
    ruleId: rule.id,
    name: rule.name,
    state: 'at' in plan ? 'planned' : 'skipped',
    at: 'at' in plan ? plan.at.toISOString() : null,
    skippedBecause: 'at' in plan ? null : plan.skip,
    text: (await writerFor(app, ctx, booking))(rule.texts),
  }
}

/** A stay's scheduled messages with their times, and those already sent. */
export const messagesOfStay = async (app: App, ctx: ReadCtx, bookingId: number): Promise<PlannedMessage[]> => {
  const booking = await bookingById(ctx, bookingId)
  const planFor = await plannerFor(ctx, booking)
  const textOf = await writerFor(app, ctx, booking)
  const known = new Map((await sendingsOf(ctx, bookingId)).map((row) => [row.rule_id, row]))
  const messages: PlannedMessage[] = []
  for (const row of await ruleRows(ctx)) {
    const sending = known.get(row.id)
    const shown = { ruleId: row.id, name: row.name, text: textOf(row.texts) }
    if (sending && isFinal(sending)) {
      const { state, sent_at, reason } = sending
      messages.push({ ...shown, state, at: sent_at?.toISOString() ?? null, skippedBecause: reason })
      continue
    }
    const plan = planFor(ruleView(row), row.active_from)
    messages.push(
      'at' in plan
        ? { ...shown, state: 'planned', at: plan.at.toISOString(), skippedBecause: null }
        : { ...shown, state: 'skipped', at: null, skippedBecause: plan.skip },
    )
  }
  return messages.sort((one, other) => (one.at ?? '9').localeCompare(other.at ?? '9'))
}

/** One message of a stay, locked, as it is planned now. @throws Problem 409 already_sent */
const unsent = async (ctx: WriteCtx, ruleId: number, bookingId: number) => {
  await lockStay(ctx, bookingId)
  const rule = await ruleById(ctx, ruleId)
  const booking = await bookingById(ctx, bookingId)
  const row = (await sendingsOf(ctx, bookingId)).find(({ rule_id }) => rule_id === ruleId)
  if (row?.state === 'sent') throw new Problem(409, 'already_sent', 'This message was already sent.')
  const plan = (await plannerFor(ctx, booking))(ruleView(rule), rule.active_from)
  return { rule, booking, row, plan }
}

/**
 * Sends a message that is planned for later; the person who sends it decides about quiet hours.
 * @throws Problem 409 already_sent, not_allowed_now if this stay doesn't get it
 */
export const sendNow = async (app: App, ctx: WriteCtx, ruleId: number, bookingId: number): Promise<void> => {
  const { rule, booking, row, plan } = await unsent(ctx, ruleId, bookingId)
  if (!('at' in plan) || row?.reason === 'by_staff')
    throw new Problem(409, 'not_allowed_now', 'This stay doesn’t get this message.')
  await put(ctx, ruleId, bookingId, plan)
  await deliver(app, ctx, rule, booking)
}

/**
 * Sends a message once more to a guest who didn't get it or lost it, as it reads now.
 * @throws Problem 409 not_allowed_now if it wasn't sent, or the stay is over or canceled
 */
export const sendAgain = async (app: App, ctx: WriteCtx, ruleId: number, bookingId: number): Promise<void> => {
  await lockStay(ctx, bookingId)
  const rule = await ruleById(ctx, ruleId)
  const booking = await bookingById(ctx, bookingId)
  const row = (await sendingsOf(ctx, bookingId)).find(({ rule_id }) => rule_id === ruleId)
  const isCurrent = (booking.status === 'confirmed' || booking.status === 'checked_in') && ctx.now < booking.checkOutAt
  if (row?.state !== 'sent' || !isCurrent)
    throw new Problem(409, 'not_allowed_now', 'This stay doesn’t get this message.')
  await deliver(app, ctx, rule, booking)
}

/** @throws Problem 409 already_sent */
export const skipForStay = async (ctx: WriteCtx, ruleId: number, bookingId: number, skip: boolean): Promise<void> => {
  const { plan } = await unsent(ctx, ruleId, bookingId)
  await put(ctx, ruleId, bookingId, skip ? { skip: 'by_staff' } : plan)
}
