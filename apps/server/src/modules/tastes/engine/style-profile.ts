import type { TasteLean, TasteReading } from '@porchlight/contract'
import { nameOf, paletteOf } from './color.ts'
import { isTaken, type Pull, pullsOf, type Step, strengthOf } from './evidence.ts'
import { type Guessing, guessHome } from './home-guess.ts'
import { type Mark, marksByTrait, saidOf, statedStrength } from './marks.ts'
import { type Family, splitTrait, type Trait } from './traits.ts'

/** The strength from which a lean is reported, and its name. Among fifty traits, some look strong by chance. */
const grades = [
  { grade: 'clear', least: 2.4 },
  { grade: 'fair', least: 1.7 },
  { grade: 'slight', least: 1.1 },
] as const

/** Traits of the home that its picture doesn't show are reported only if they aren't slight. */
const unseen: ReadonlySet<Family> = new Set(['amenity', 'fact'])

const mostReported = 8
/** Someone who names ten things finds them all. */
const mostStated = 14

/** The opposite end of a tone has its own name. */
const opposite: Readonly<Record<string, string>> = { warm: 'cool', light: 'dark' }

const rounded = (value: number): number => Math.round(value * 100) / 100

const leanOf = (trait: Trait, pull: Pull, marks: readonly Mark[]): TasteLean | undefined => {
  const { family, code } = splitTrait(trait)
  const strength = strengthOf(pull) + statedStrength(marks)
  const grade = grades.find(({ least }) => Math.abs(strength) >= least)?.grade
  const isGuess = unseen.has(family) && marks.length === 0
  if (!grade || (isGuess && grade === 'slight')) return undefined
  // Nobody looks for a noisy home, or for one without a terrace: they took others for other reasons, unless they say so.
  if (isGuess && strength < 0) return undefined
  const turned = family === 'tone' && strength < 0
  return {
    family,
    code: turned ? (opposite[code] as string) : code,
    toward: turned || strength > 0,
    grade,
    shown: pull.shown,
    taken: turned ? pull.shown - pull.taken : pull.taken,
    strength: rounded(Math.abs(strength)),
    said: saidOf(marks, strength > 0),
  }
}

const fewest = 4

/** How much better than chance the profile guesses their choices, in standard deviations. */
const confidence = (
  { right, of, byChance, spread }: Guessing,
  leans: readonly TasteLean[],
): TasteReading['confidence'] => {
  if (of < fewest) return leans.some(({ said }) => said.length > 0) ? 'stated' : 'few'
  const better = (right - byChance) / Math.sqrt(spread)
  const [strongest] = leans
  if (better < 1 || !strongest || strongest.grade === 'slight') return 'mixed'
  return better >= 2 && strongest.grade === 'clear' ? 'sure' : 'fair'
}

const byStrength = (a: TasteLean, b: TasteLean): number =>
  b.strength - a.strength || (`${a.family}:${a.code}` < `${b.family}:${b.code}` ? -1 : 1)

/** Nobody chose between pictures that differ in it. */
const unshown: Pull = { pull: 0, spread: 0, shown: 0, taken: 0 }

const leansOf = (steps: readonly Step[], marks: readonly Mark[]): TasteLean[] => {
  const pulls = pullsOf(steps)
  const stated = marksByTrait(marks)
  return [...new Set([...pulls.keys(), ...stated.keys()])]
    .flatMap((trait) => leanOf(trait, pulls.get(trait) ?? unshown, stated.get(trait) ?? []) ?? [])
    .sort(byStrength)
    .slice(0, stated.size > 0 ? mostStated : mostReported)
}

/** What was written and linked, beside choices. */
export type Notes = { marks: readonly Mark[]; colors: readonly string[] }

/**
 * What choices have in common, and what words and links say. The same ones give the same reading, whatever the order of
 * steps, pictures and homes.
 */
export const readingOf = (
  steps: readonly Step[],
  { marks, colors }: Notes = { marks: [], colors: [] },
): TasteReading => {
  const taken = steps.filter(isTaken)
  const leans = leansOf(steps, marks)
  const { spread, ...guess } = guessHome(steps)
  return {
    taken: taken.length,
    passed: steps.length - taken.length,
    confidence: confidence({ spread, ...guess }, leans),
    guessed: { ...guess, byChance: rounded(guess.byChance) },
    palette: paletteOf([...taken.map((step) => step.shown[step.taken]?.picture.color as string), ...colors]).map(
      (color) => ({
        color,
        name: nameOf(color),
      }),
    ),
    leans,
  }
}
