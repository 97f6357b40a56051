import { randomBytes } from 'node:crypto'
import { type AnalysisSubject, addDays, type BodyOf, type createAnalysis } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { addTask, createLead, type NewLead } from '#modules/leads'
import { comparablesOf, estimateFor, milesBetween, yearOf } from './engine/estimate.ts'
import { firstMonthAfter, observedAround } from './observed-homes.ts'
import { type AnalysisRow, db, type StoredResult } from './tables.ts'

type Wanted = BodyOf<typeof createAnalysis>
type Place = { lat: number; lng: number; address: string; town: string }

export const shownComparables = 4
export const linkDays = 180

/** The location of a home: by its address, or by the pin its owner set. @throws Problem 422 place_unknown */
export const locate = async ({ adapters }: App, { address, pin }: Wanted): Promise<Place> => {
  const answer = await adapters.geocoder.find({ address })
  const found = answer.kind === 'found' ? answer.places.find(({ precision }) => precision !== 'town') : undefined
  if (found) return { lat: found.lat, lng: found.lng, address: found.label, town: found.address.city }
  if (pin) return { ...pin, address, town: '' }
  throw new Problem(
    422,
    'place_unknown',
    'We couldn’t find this address. Set the map pin.',
    {},
    { required: ['address', 'pin'] },
  )
}

/** Estimates the year ahead from what nearby homes earned. */
export const analyze = async (ctx: ReadCtx, wanted: Wanted, place: Place) => {
  const { homes, currency, towns } = await observedAround(ctx, place)
  const [nearest] = homes.toSorted((a, b) => milesBetween(place, a) - milesBetween(place, b))
  const { bedrooms, bathrooms, sleeps, features } = wanted
  const facts = { ...place, town: nearest?.town ?? '', bedrooms, bathrooms, sleeps, features }
  const estimate = estimateFor(facts, homes, firstMonthAfter(ctx.today))
  const subject: AnalysisSubject = {
    ...facts,
    address: place.address,
    town: place.town || (towns.get(facts.town) ?? ''),
    features: [...features],
  }
  const result: StoredResult | null = estimate && {
    currency,
    estimate,
    comparables: comparablesOf(facts, homes, shownComparables).map((home) => ({
      homeId: home.id,
      miles: Math.round(milesBetween(place, home) * 10) / 10,
      ...yearOf(home),
    })),
  }
  return { subject, result }
}

const sendLink = (
  app: App,
  ctx: WriteCtx,
  to: { email: string; language: 'en' | 'es' | 'fr' | 'de' },
  row: AnalysisRow,
) => {
  return app.adapters.post.email(ctx, {
    to: to.email,
    accountId: null,
    fact: `analysis:${row.id}`,
    kind: 'analysis',
    language: to.language,
    subject: said('analysis.subject', { company: siteOf(app).name }),
    heading: said('analysis.heading'),
    paragraphs: [said('analysis.text', { address: row.subject.address }), said('analysis.next')],
    action: { label: said('analysis.action'), path: `/property-analysis/${row.id}/${row.hash}` },
  })
}

const followUpDays = 2

/** Stores an estimate with its private link, creates the lead and its follow-up, and emails the link. */
export const saveAnalysis = async (
  app: App,
  ctx: WriteCtx,
  wanted: Wanted,
  { subject, result }: Awaited<ReturnType<typeof analyze>>,
  sender: Pick<NewLead, 'language' | 'arrivals' | 'accountId'>,
): Promise<AnalysisRow> => {
  const answers = [
    { key: 'address', values: [subject.address] },
    { key: 'bedrooms', values: [String(subject.bedrooms)] },
    { key: 'bathrooms', values: [String(subject.bathrooms)] },
    { key: 'sleeps', values: [String(subject.sleeps)] },
    ...(subject.features.length > 0 ? [{ key: 'features', values: subject.features }] : []),
    ...(result ? [{ key: 'estimate', values: [`${result.estimate.year.expected} ${result.currency}`] }] : []),
  ]
  const lead = await createLead(app, ctx, {
    ...sender,
    kind: 'analysis',
    source: 'property-analysis',
    person: { name: wanted.name, email: wanted.email, phone: wanted.phone },
    answers,
    consent: wanted.consent,
    touch: wanted.touch,
    traps: wanted.traps,
    silent: true,
  })
  const row = await db(ctx)
    .insertInto('analyses.analysis')
    .values({
      hash: randomBytes(24).toString('base64url'),
      lead_id: lead.id,
      subject: JSON.stringify(subject),
      result: result && JSON.stringify(result),
      adjusted_percent: null,
      adjusted_by: null,
      adjusted_at: null,
      created_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (lead.stage === 'spam') return row
  await addTask(ctx, lead.id, { title: 'Call about the estimate', dueOn: addDays(ctx.today, followUpDays) }, null)
  await sendLink(app, ctx, lead, row)
  return row
}

/** @throws Problem 404 */
export const analysisByHash = async (ctx: ReadCtx, id: number, hash: string): Promise<AnalysisRow> => {
  const row = await db(ctx)
    .selectFrom('analyses.analysis')
    .selectAll()
    .where('id', '=', id)
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (!row) throw notFound('This estimate')
  return row
}

/** A lead's latest estimate. */
export const analysisForLead = (ctx: ReadCtx, leadId: number): Promise<AnalysisRow | undefined> =>
  db(ctx)
    .selectFrom('analyses.analysis')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** @throws Problem 404 */
export const adjust = async (
  ctx: WriteCtx,
  leadId: number,
  { percent, note, by }: { percent: number; note: string; by: number },
): Promise<void> => {
  const row = await analysisForLead(ctx, leadId)
  if (!row) throw notFound('This estimate')
  const none = percent === 0
  await db(ctx)
    .updateTable('analyses.analysis')
    .set({
      adjusted_percent: none ? null : percent,
      adjustment_note: none ? '' : note,
      adjusted_by: none ? null : by,
      adjusted_at: none ? null : ctx.now,
    })
    .where('id', '=', row.id)
    .execute()
}

export type { AnalysisRow } from './tables.ts'
