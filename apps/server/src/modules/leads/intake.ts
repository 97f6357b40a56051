import { isLanguage, type Language, type LeadAnswer, type LeadKind, type LeadTouch } from '@porchlight/contract'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { Arrival } from '#modules/attribution'
import { confirmInquiry, notifyTeam } from './emails.ts'
import { leadCreated } from './events.ts'
import { addEntry } from './log.ts'
import { dailyInquiries, isSpam, resendMinutes, scoreLead } from './rules.ts'
import { db, type LeadRow } from './tables.ts'

export type NewLead = {
  kind: LeadKind
  source: string
  campaign?: string
  person: { name: string; email: string; phone?: string }
  answers?: readonly LeadAnswer[]
  language?: string
  /** Opted in to news and offers. */
  consent?: boolean
  touch?: Partial<LeadTouch> | undefined
  /** Partners whose links this device followed, latest first. */
  arrivals?: readonly Arrival[]
  accountId?: number | null
  traps?: { website: string; openedAt?: string | undefined }
  /** A team member who adds the lead manually: no email is sent, and no limit applies. */
  by?: number
  /** Who of the team takes care of it, unless the person is known to someone already. */
  assigneeId?: number | null
  /** The calling module sends its own email. */
  silent?: boolean
}

const partnerTouch = ({ code, at }: Arrival): LeadTouch => ({
  at: at.toISOString(),
  source: code,
  medium: 'partner',
  campaign: '',
  landing: '',
})

/** The first and last touch on record; the campaign of the current page is the latest. */
const touchesOf = ({ arrivals = [], touch }: NewLead, now: Date) => {
  const named = touch && (touch.source || touch.campaign || touch.landing)
  const current: LeadTouch[] = named
    ? [{ source: '', medium: '', campaign: '', landing: '', ...touch, at: now.toISOString() }]
    : []
  const all = [...arrivals.toReversed().map(partnerTouch), ...current]
  return { first: all[0] ?? null, last: all.at(-1) ?? null }
}

const minutesAgo = (ctx: ReadCtx, minutes: number) => new Date(ctx.now.getTime() - minutes * 60_000)

const earlierLeads = (ctx: ReadCtx, { email, phone = '' }: NewLead['person']): Promise<LeadRow[]> =>
  db(ctx)
    .selectFrom('leads.lead')
    .selectAll()
    .where('erased_at', 'is', null)
    .where('stage', '<>', 'spam')
    .where((eb) =>
      eb.or([eb(sql`lower(email)`, '=', email.toLowerCase()), ...(phone === '' ? [] : [eb('phone', '=', phone)])]),
    )
    .orderBy('id')
    .execute()

const isResent = (row: LeadRow, { kind, source, person, answers = [] }: NewLead): boolean =>
  row.kind === kind &&
  row.source === source &&
  row.name === person.name &&
  row.phone === (person.phone ?? '') &&
  JSON.stringify(row.answers) === JSON.stringify(answers)

/** Handles inquiries from one address one after another. */
const lockEmail = (ctx: WriteCtx, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`leads ${email.toLowerCase()}`}, 0))`.execute(db(ctx))

const languageOf = (language: string | undefined): Language => (language && isLanguage(language) ? language : 'en')

const campaignOf = ({ campaign, touch }: NewLead): string => campaign || touch?.campaign || ''

const insertLead = (ctx: WriteCtx, lead: NewLead, earlier: readonly LeadRow[]): Promise<LeadRow> => {
  const { kind, source, person, answers = [], accountId = null, traps, arrivals = [] } = lead
  const { first, last } = touchesOf(lead, ctx.now)
  const original = earlier[0]
  const { score, reasons } = scoreLead({
    kind,
    phone: person.phone ?? '',
    answers,
    byPartner: arrivals.length > 0,
    isSignedIn: accountId !== null,
    isRepeat: original !== undefined,
  })
  const text = (value: unknown) => (value === null ? null : JSON.stringify(value))
  return db(ctx)
    .insertInto('leads.lead')
    .values({
      kind,
      source,
      campaign: campaignOf(lead),
      first_touch: text(original?.first_touch ?? first),
      last_touch: text(last),
      name: person.name,
      email: person.email,
      phone: person.phone ?? '',
      language: languageOf(lead.language),
      answers: JSON.stringify(answers),
      stage: traps && isSpam(traps, ctx.now) ? 'spam' : 'new',
      score,
      reasons: JSON.stringify(reasons),
      assignee_id: original?.assignee_id ?? lead.assigneeId ?? null,
      account_id: accountId,
      converted_to: null,
      converted_at: null,
      duplicate_of: original?.duplicate_of ?? original?.id ?? null,
      marketing_consent_at: lead.consent ? ctx.now : null,
      erased_at: null,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Records a lead, flags it if the person has written before, confirms it by email, and notifies the team. Submissions
 * that look automated are stored as spam, without any email. The same form sent twice is one lead.
 * @throws Problem 429 too_many_inquiries
 */
export const createLead = async (app: App, ctx: WriteCtx, lead: NewLead): Promise<LeadRow> => {
  await lockEmail(ctx, lead.person.email)
  const earlier = await earlierLeads(ctx, lead.person)
  const own = earlier.filter(({ email }) => email.toLowerCase() === lead.person.email.toLowerCase())
  const resent = own.find((row) => row.created_at >= minutesAgo(ctx, resendMinutes) && isResent(row, lead))
  if (resent && lead.by === undefined) return resent
  const today = own.filter(({ created_at }) => created_at >= minutesAgo(ctx, 24 * 60))
  if (lead.by === undefined && today.length >= dailyInquiries)
    throw new Problem(429, 'too_many_inquiries', 'We already have your messages from today and will reply soon.')
  const row = await insertLead(ctx, lead, earlier)
  await addEntry(ctx, row.id, 'created', { to: row.source }, lead.by ?? null)
  if (row.stage === 'spam' || lead.by !== undefined) return row
  if (row.assignee_id !== null) await addEntry(ctx, row.id, 'assigned', { to: String(row.assignee_id) }, null)
  await announce(ctx, leadCreated({ leadId: row.id, kind: row.kind }))
  if (!lead.silent) {
    await confirmInquiry(app, ctx, row)
    await addEntry(ctx, row.id, 'reply', {}, null)
  }
  if (row.kind !== 'newsletter' && row.kind !== 'quiz') await notifyTeam(app, ctx, row)
  return row
}
