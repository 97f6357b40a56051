import type { Lead, LeadCard, LeadEntry } from '@porchlight/contract'
import { phoneView, rereadPhone } from '#kernel/phone'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds, staffAccounts } from '#modules/accounts'
import { entriesOf } from './log.ts'
import { duplicatesOf, type EntryRow, type LeadRow, leadRow, type TaskRow, tasksOf } from './queries.ts'

type Names = ReadonlyMap<number, string>

const namesOf = async (ctx: ReadCtx, ids: readonly (number | null)[]): Promise<Names> => {
  const accounts = await accountsByIds(ctx, [...new Set(ids.filter((id) => id !== null))])
  return new Map([...accounts].map(([id, { firstName, lastName }]) => [id, `${firstName} ${lastName}`.trim()]))
}

const cardOf = (row: LeadRow, names: Names, tasks: readonly TaskRow[]): LeadCard => {
  const next = tasks.find(({ lead_id, done_at }) => lead_id === row.id && done_at === null)
  return {
    id: row.id,
    kind: row.kind,
    source: row.source,
    campaign: row.campaign,
    name: row.name,
    email: row.email,
    stage: row.stage,
    score: row.score,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: names.get(row.assignee_id) ?? '' },
    duplicateOf: row.duplicate_of,
    nextTask: next ? { title: next.title, dueOn: next.due_on } : null,
    createdAt: row.created_at.toISOString(),
  }
}

export const leadCards = async (ctx: ReadCtx, rows: readonly LeadRow[]): Promise<LeadCard[]> => {
  const names = await namesOf(
    ctx,
    rows.map(({ assignee_id }) => assignee_id),
  )
  const tasks = await tasksOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => cardOf(row, names, tasks))
}

const entryView = ({ id, kind, detail, by_id, at }: EntryRow, names: Names): LeadEntry => ({
  id,
  kind,
  text: detail.text ?? '',
  subject: detail.subject ?? '',
  to: kind === 'assigned' ? (names.get(Number(detail.to)) ?? '') : (detail.to ?? ''),
  by: by_id === null ? null : (names.get(by_id) ?? ''),
  at: at.toISOString(),
})

/** A number as typed, with its readable form; none if it was left out. */
const numberView = (typed: string) => {
  if (typed === '') return { phone: null, displayPhone: null, phoneUnclear: false }
  const { phone, phone_state } = rereadPhone(typed)
  return phoneView(phone, phone_state)
}

/** A lead in full. @throws Problem 404 */
export const leadView = async (ctx: ReadCtx, id: number): Promise<Lead> => {
  const row = await leadRow(ctx, id)
  const [entries, tasks, duplicates] = [
    await entriesOf(ctx, id),
    await tasksOf(ctx, [id]),
    await duplicatesOf(ctx, row),
  ]
  const assigned = entries.flatMap(({ kind, detail }) => (kind === 'assigned' && detail.to ? [Number(detail.to)] : []))
  const names = await namesOf(ctx, [row.assignee_id, ...entries.map(({ by_id }) => by_id), ...assigned])
  return {
    ...cardOf(row, names, tasks),
    ...numberView(row.phone),
    language: row.language,
    answers: row.answers,
    reasons: row.reasons,
    firstTouch: row.first_touch,
    lastTouch: row.last_touch,
    marketingConsentAt: row.marketing_consent_at?.toISOString() ?? null,
    accountId: row.account_id,
    convertedTo: row.converted_to,
    convertedAt: row.converted_at?.toISOString() ?? null,
    erased: row.erased_at !== null,
    duplicates: duplicates.map((one) => ({ id: one.id, kind: one.kind, createdAt: one.created_at.toISOString() })),
    entries: entries.map((entry) => entryView(entry, names)),
    tasks: tasks.map((task) => ({
      id: task.id,
      title: task.title,
      dueOn: task.due_on,
      doneAt: task.done_at?.toISOString() ?? null,
    })),
  }
}

export const teamView = async (ctx: ReadCtx) =>
  (await staffAccounts(ctx)).map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }))
