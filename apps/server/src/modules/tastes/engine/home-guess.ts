import { type AnsweredStep, differences, isTaken, type Pull, pullsOf, type Step, weightOf } from './evidence.ts'
import type { Trait } from './traits.ts'

/** The index of the option these pulls predict; undefined if none ranks above all others. */
const guessed = (pulls: ReadonlyMap<Trait, Pull>, step: Step): number | undefined => {
  const scores = step.shown.map(() => 0)
  for (const [trait, values] of differences(step)) {
    const pull = pulls.get(trait)
    if (pull) for (const [at, value] of values.entries()) scores[at] = (scores[at] as number) + weightOf(pull) * value
  }
  const best = Math.max(...scores)
  const first = scores.filter((score) => best - score < 1e-9)
  return first.length === 1 ? scores.indexOf(best) : undefined
}

export type Guessing = { right: number; of: number; byChance: number; spread: number }

/** Tests the profile: each chosen picture is guessed from the other choices alone. */
export const guessHome = (steps: readonly Step[]): Guessing => {
  const taken = steps.filter(isTaken)
  const isRight = (step: AnsweredStep) => guessed(pullsOf(taken.filter((other) => other !== step)), step) === step.taken
  const chances = taken.map(({ shown }) => 1 / shown.length)
  return {
    right: taken.filter(isRight).length,
    of: taken.length,
    byChance: chances.reduce((sum, chance) => sum + chance, 0),
    spread: chances.reduce((sum, chance) => sum + chance * (1 - chance), 0),
  }
}
