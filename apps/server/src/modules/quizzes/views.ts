import { type QuizResult, vibes } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { areaById, homeCards, liveHomes } from '#modules/homes'
import { stayAnswers } from '#modules/pricing'
import type { ResultRow } from './quiz.ts'
import { preferencesOf } from './rules.ts'

const mostHomes = 4
/** The most homes per town checked for a stay. */
const mostCandidates = 30

/** A town's homes that are available for the stay; without dates, its first ones. */
const homesFor = async (ctx: ReadCtx, ids: readonly number[], row: ResultRow) => {
  const candidates = ids.slice(0, mostCandidates)
  const cards = await homeCards(ctx, candidates)
  if (row.arrive === null || row.depart === null)
    return cards.slice(0, mostHomes).map(({ fromNight, ...card }) => ({ ...card, price: fromNight }))
  const stay = { arrive: row.arrive, depart: row.depart }
  const party = { adults: row.adults, children: 0, infants: 0, pets: 0 }
  const answers = await stayAnswers(ctx, candidates, stay, party)
  return cards
    .flatMap(({ fromNight: _, ...card }) => {
      const price = answers.get(card.id)?.headline
      return price ? [{ ...card, price }] : []
    })
    .slice(0, mostHomes)
}

export const townNameOf = async (ctx: ReadCtx, row: ResultRow): Promise<string> => {
  const [best] = row.towns
  return (best && (await areaById(ctx, best.id))?.name) ?? ''
}

export const resultView = async (ctx: ReadCtx, row: ResultRow): Promise<QuizResult> => {
  const homes = Map.groupBy(await liveHomes(ctx), ({ townId }) => townId)
  const preferences = preferencesOf(row.answers)
  const towns = []
  for (const { id, score, reasons } of row.towns) {
    const area = await areaById(ctx, id)
    const inTown = (homes.get(id) ?? []).filter(({ sleeps }) => sleeps >= row.adults).map((home) => home.id)
    if (area)
      towns.push({
        id,
        name: area.name,
        character: area.character,
        score,
        reasons,
        homes: await homesFor(ctx, inTown, row),
      })
  }
  return {
    id: row.id,
    stay: row.arrive && row.depart ? { arrive: row.arrive, depart: row.depart } : null,
    adults: row.adults,
    vibes: vibes.map((vibe) => ({ vibe, points: preferences[vibe] })).filter(({ points }) => points > 0),
    towns,
    isSaved: row.lead_id !== null,
  }
}
