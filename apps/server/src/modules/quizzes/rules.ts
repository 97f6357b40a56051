import { townVibeQuestions, type Vibe, vibes } from '@porchlight/contract'

export type VibeScores = Readonly<Record<Vibe, number>>

const none = (): Record<Vibe, number> => Object.fromEntries(vibes.map((vibe) => [vibe, 0])) as Record<Vibe, number>

/** The preferences in the answers, by vibe: the sum of what each choice scores. */
export const preferencesOf = (answers: Readonly<Record<string, string>>): VibeScores => {
  const sums = none()
  for (const { id, choices } of townVibeQuestions) {
    const chosen = choices.find((choice) => choice.id === answers[id])
    for (const [vibe, points] of Object.entries(chosen?.weights ?? {})) sums[vibe as Vibe] += points
  }
  return sums
}

/** What a town's homes say about it; shares between 0 and 1, the price per night in whole units. */
export type TownFacts = {
  id: string
  homes: number
  water: number
  quiet: number
  sleeps: number
  bedrooms: number
  night: number
  nature: number
}

/** Ranks each town between 0 and 1 among the others; if all are alike, the ranking says nothing. */
const ranked = (towns: readonly TownFacts[], of: (town: TownFacts) => number) => {
  const values = towns.map(of)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return (town: TownFacts): number => (most > least ? (of(town) - least) / (most - least) : 0.5)
}

export type TownMatch = { id: string; score: number; reasons: Vibe[] }

const profilesOf = (towns: readonly TownFacts[]): ((town: TownFacts) => VibeScores) => {
  const water = ranked(towns, (town) => town.water)
  const quiet = ranked(towns, (town) => town.quiet)
  const size = ranked(towns, (town) => town.sleeps)
  const price = ranked(towns, (town) => town.night)
  const choice = ranked(towns, (town) => town.homes)
  const nature = ranked(towns, (town) => town.nature)
  return (town) => ({
    water: water(town),
    quiet: (quiet(town) + (1 - choice(town))) / 2,
    lively: choice(town),
    family: size(town),
    couple: 1 - size(town),
    luxury: price(town),
    nature: nature(town),
    value: 1 - price(town),
  })
}

const mostReasons = 3

/**
 * Ranks towns by fit: preferences weight each town's traits, relative to the maximum possible. On a tie, the town with
 * more homes comes first.
 */
export const matchTowns = (preferences: VibeScores, towns: readonly TownFacts[]): TownMatch[] => {
  if (towns.length === 0) return []
  const profileOf = profilesOf(towns)
  const most = vibes.reduce((sum, vibe) => sum + preferences[vibe], 0)
  return towns
    .map((town) => {
      const profile = profileOf(town)
      const parts = vibes.map((vibe) => ({ vibe, points: preferences[vibe] * profile[vibe] }))
      const points = parts.reduce((sum, part) => sum + part.points, 0)
      return {
        id: town.id,
        homes: town.homes,
        score: most > 0 ? Math.round((points / most) * 100) : 50,
        reasons: parts
          .filter((part) => part.points > 0 && profile[part.vibe] >= 0.5)
          .toSorted((a, b) => b.points - a.points)
          .slice(0, mostReasons)
          .map(({ vibe }) => vibe),
      }
    })
    .toSorted((a, b) => b.score - a.score || b.homes - a.homes || a.id.localeCompare(b.id))
    .map(({ homes: _, ...match }) => match)
}
