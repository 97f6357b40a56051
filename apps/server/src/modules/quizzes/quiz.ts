import { randomBytes } from 'node:crypto'
import type { BodyOf, saveTownVibe, takeTownVibeQuiz } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Home, homeCards, liveHomes } from '#modules/homes'
import { createLead, type NewLead } from '#modules/leads'
import { matchTowns, preferencesOf, type TownFacts } from './rules.ts'
import { db, type ResultRow } from './tables.ts'

export type { ResultRow } from './tables.ts'

const waterAmenities = [
  'beach',
  'beach_access',
  'beachfront',
  'waterfront',
  'water_view',
  'ocean_view',
  'sea_view',
  'lake_view',
  'dock',
  'kayaks',
]
const natureAmenities = ['garden', 'fire_pit', 'hammock', 'bikes', 'terrace', 'trail', 'outdoor_shower']

const shareWith = (homes: readonly Home[], codes: readonly string[]): number =>
  homes.filter(({ amenities }) => (amenities as readonly string[]).some((code) => codes.includes(code))).length /
  homes.length

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const quietest = 30
const loudest = 60

/** What each town's homes say about it. */
const townFacts = async (ctx: ReadCtx): Promise<TownFacts[]> => {
  const homes = await liveHomes(ctx)
  const cards = new Map(
    (
      await homeCards(
        ctx,
        homes.map(({ id }) => id),
      )
    ).map((card) => [card.id, card]),
  )
  const factsOf = (home: Home, code: string) => cards.get(home.id)?.facts.find((fact) => fact.code === code)?.value
  return [...Map.groupBy(homes, ({ townId }) => townId)].map(([id, inTown]) => {
    const walks = inTown.flatMap((home) => factsOf(home, 'water_walk') ?? [])
    const noise = inTown.flatMap((home) => factsOf(home, 'night_noise') ?? [])
    const nights = inTown.flatMap((home) => cards.get(home.id)?.fromNight?.amount ?? [])
    const nearWater = walks.length > 0 ? walks.filter((minutes) => minutes <= 10).length / walks.length : 0
    return {
      id,
      homes: inTown.length,
      water: Math.max(nearWater, shareWith(inTown, waterAmenities)),
      quiet: noise.length > 0 ? 1 - Math.min(1, Math.max(0, (mean(noise) - quietest) / (loudest - quietest))) : 0.5,
      sleeps: mean(inTown.map(({ sleeps }) => sleeps)),
      bedrooms: mean(inTown.map(({ bedrooms }) => bedrooms)),
      night: mean(nights) / 100,
      nature: shareWith(inTown, natureAmenities),
    }
  })
}

const mostTowns = 3

/** Scores the towns and stores the result under a private link. */
export const takeQuiz = async (
  ctx: WriteCtx,
  { answers, arrive, depart, adults }: BodyOf<typeof takeTownVibeQuiz>,
): Promise<ResultRow> => {
  const towns = matchTowns(preferencesOf(answers), await townFacts(ctx)).slice(0, mostTowns)
  return db(ctx)
    .insertInto('quizzes.result')
    .values({
      hash: randomBytes(18).toString('base64url'),
      quiz: 'town-vibe',
      answers: JSON.stringify(answers),
      towns: JSON.stringify(towns),
      arrive: arrive ?? null,
      depart: depart ?? null,
      adults,
      lead_id: null,
      created_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @throws Problem 404 */
export const resultById = async (ctx: ReadCtx, id: number, hash?: string): Promise<ResultRow> => {
  const all = db(ctx).selectFrom('quizzes.result').selectAll().where('id', '=', id)
  const row = await (hash === undefined ? all : all.where('hash', '=', hash)).executeTakeFirst()
  if (!row) throw notFound('This quiz')
  return row
}

const sendResult = (
  app: App,
  ctx: WriteCtx,
  to: { email: string; language: 'en' | 'es' | 'fr' | 'de' },
  row: ResultRow,
  town: string,
) => {
  return app.adapters.post.email(ctx, {
    to: to.email,
    accountId: null,
    fact: `quiz:${row.id}:${to.email}`,
    kind: 'quiz',
    language: to.language,
    subject: said('quiz.subject', { company: siteOf(app).name }),
    heading: said('quiz.heading', { town }),
    paragraphs: [said('quiz.text')],
    action: { label: said('quiz.action'), path: `/quiz/town-vibe/${row.id}/${row.hash}` },
  })
}

/** Only with consent: turns the answers into a lead and emails the link. @throws Problem 404; 429 too_many_inquiries */
export const saveAsLead = async (
  app: App,
  ctx: WriteCtx,
  row: ResultRow,
  town: string,
  { name, email, touch, traps }: BodyOf<typeof saveTownVibe>,
  sender: Pick<NewLead, 'language' | 'arrivals' | 'accountId'>,
): Promise<void> => {
  const lead = await createLead(app, ctx, {
    ...sender,
    kind: 'quiz',
    source: 'town-vibe-quiz',
    person: { name, email },
    answers: [
      { key: 'result', values: [town] },
      ...Object.entries(row.answers).map(([key, value]) => ({ key, values: [value] })),
    ],
    consent: true,
    touch,
    traps,
    silent: true,
  })
  await db(ctx).updateTable('quizzes.result').set({ lead_id: lead.id }).where('id', '=', row.id).execute()
  if (lead.stage !== 'spam') await sendResult(app, ctx, lead, row, town)
}
