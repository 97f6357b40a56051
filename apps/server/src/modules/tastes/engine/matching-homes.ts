import type { TasteChoice, TasteLean, TasteReason } from '@porchlight/contract'
import { isMeasured, type TasteHome, type Trait, type Traits, wholeTraits } from './traits.ts'

const turned: Readonly<Record<string, string>> = { cool: 'warm', dark: 'light' }

type Weighed = { trait: Trait; weight: number; lean: TasteLean }

const weighed = (lean: TasteLean): Weighed => {
  const code = lean.family === 'tone' ? (turned[lean.code] ?? lean.code) : lean.code
  const against = code !== lean.code || !lean.toward
  return { trait: `${lean.family}:${code}`, weight: against ? -lean.strength : lean.strength, lean }
}

const middleOf = (trait: Trait, all: readonly Traits[]): number => {
  const known = all.flatMap((traits) => traits.get(trait) ?? (isMeasured(trait) ? [] : 0)).sort((a, b) => a - b)
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length
}

export type MatchingHome = { homeId: number; why: TasteReason[] }

/** One home of each kind, then more of them, always the same: where nothing tells homes apart, people see what there is. */
const variedHomes = (homes: readonly TasteHome[]): MatchingHome[] => {
  const counts = new Map<string, number>()
  const turns = homes
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, type }) => {
      const turn = counts.get(type) ?? 0
      counts.set(type, turn + 1)
      return { id, turn }
    })
  return turns.sort((a, b) => a.turn - b.turn || a.id - b.id).map(({ id }) => ({ homeId: id, why: [] }))
}

const mostReasons = 3
/** A match weaker than this share of the best isn't worth listing. */
const leastShare = 1 / 3

/**
 * The homes with most of what someone leans to and least of what they avoided, best first, each with its reasons. Homes
 * without a reason are left out.
 */
export const matchingHomes = (
  leans: readonly TasteLean[],
  homes: readonly TasteHome[],
  most: number,
): MatchingHome[] => {
  const all = homes.map((home) => ({ home, traits: wholeTraits(home) }))
  const wanted = leans
    // Every home has rooms.
    .filter(({ family }) => family !== 'room')
    .map(weighed)
    .map((lean) => ({
      ...lean,
      middle: middleOf(
        lean.trait,
        all.map(({ traits }) => traits),
      ),
    }))
  const judged = all.map(({ home, traits }) => {
    const gains = wanted.map(({ trait, weight, middle, lean }) => {
      const value = traits.get(trait) ?? (isMeasured(trait) ? middle : 0)
      return { lean, gain: weight * (value - middle) }
    })
    const why = gains
      .filter(({ lean, gain }) => lean.toward && gain > 1e-9)
      .sort((a, b) => b.gain - a.gain)
      .slice(0, mostReasons)
      .map(({ lean: { family, code } }) => ({
        family,
        code,
        value: family === 'fact' ? (home.facts[code] ?? null) : null,
      }))
    return { homeId: home.id, why, score: gains.reduce((sum, { gain }) => sum + gain, 0) }
  })
  const suited = judged
    .filter(({ why, score }) => why.length > 0 && score > 1e-9)
    .sort((a, b) => b.score - a.score || a.homeId - b.homeId)
  const [best] = suited
  return suited
    .filter(({ score }) => best !== undefined && score >= best.score * leastShare)
    .slice(0, most)
    .map(({ homeId, why }) => ({ homeId, why }))
}

/** The homes whose pictures were chosen, most often chosen first. */
export const takenHomes = (choices: readonly TasteChoice[], homes: readonly TasteHome[]): MatchingHome[] => {
  const known = new Set(homes.map(({ id }) => id))
  const counts = new Map<number, number>()
  for (const { shown, taken } of choices) {
    const homeId = taken === null ? undefined : shown[taken]?.homeId
    if (homeId !== undefined && known.has(homeId)) counts.set(homeId, (counts.get(homeId) ?? 0) + 1)
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || a - b).map(([homeId]) => ({ homeId, why: [] }))
}

/**
 * The homes that suit; where nothing suits, those whose pictures were taken, then one of each kind, without a reason: a taste
 * always ends in homes.
 */
export const homesToTell = (
  leans: readonly TasteLean[],
  choices: readonly TasteChoice[],
  homes: readonly TasteHome[],
  most: number,
): MatchingHome[] => {
  const suited = matchingHomes(leans, homes, most)
  if (suited.length > 0) return suited
  const taken = takenHomes(choices, homes)
  return (taken.length > 0 ? taken : variedHomes(homes)).slice(0, most)
}
