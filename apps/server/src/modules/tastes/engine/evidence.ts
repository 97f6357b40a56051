import { isMeasured, pictureTraits, type TasteHome, type TastePicture, type Trait, type Traits } from './traits.ts'

/** A picture as shown among others. */
export type ShownOption = { home: TasteHome; picture: TastePicture }
/** One step, with what is known about the options shown; `taken` is an index into them, null for none. */
export type Step = { shown: readonly ShownOption[]; taken: number | null }
export type AnsweredStep = Step & { taken: number }

export const isTaken = (step: Step): step is AnsweredStep => step.taken !== null

/** Homes are compared by the same view of each: with different rooms, the rooms would be compared. */
const isCompared = (trait: Trait, oneView: boolean): boolean => trait.startsWith('room:') !== oneView

/** Sums from the smallest up, so that the order of pictures doesn't affect the last digit. */
const mean = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0) / values.length

/** Each option's value of a trait: missing marks are zero, missing figures are the mean of the others. */
const valuesOf = (trait: Trait, options: readonly Traits[]): number[] => {
  const missing = isMeasured(trait) ? mean(options.flatMap((traits) => traits.get(trait) ?? [])) : 0
  return options.map((traits) => traits.get(trait) ?? missing)
}

/** How much each option of a step has of the traits that differ, measured from their mean. */
export const differences = ({ shown }: Step): Map<Trait, number[]> => {
  const options = shown.map(({ home, picture }) => pictureTraits(home, picture))
  const oneView = new Set(shown.map(({ picture }) => picture.shot)).size === 1
  const traits = [...new Set(options.flatMap((option) => [...option.keys()]))].filter((one) => isCompared(one, oneView))
  const found = new Map<Trait, number[]>()
  for (const trait of traits) {
    const values = valuesOf(trait, options)
    const middle = mean(values)
    if (values.some((value) => Math.abs(value - middle) > 1e-9))
      found.set(
        trait,
        values.map((value) => value - middle),
      )
  }
  return found
}

/** What all steps together say about one trait. */
export type Pull = {
  /** How much more of it they chose than a random chooser would. */
  pull: number
  /** The variance of that for a random chooser. */
  spread: number
  shown: number
  taken: number
}

/** As if there had been a few uninformative steps: one choice isn't a taste. */
const doubt = 1

/** In standard deviations; below zero, they avoided it. */
export const strengthOf = ({ pull, spread }: Pull): number => pull / Math.sqrt(spread + doubt)

/** The weight of one more or less picture with this trait in a guess. */
export const weightOf = ({ pull, spread }: Pull): number => pull / (spread + doubt)

/** Sums run in a fixed order, so that the same choices give the same figures to the last digit. */
const inOrder = (steps: readonly AnsweredStep[]): AnsweredStep[] => {
  const keyOf = ({ shown, taken }: AnsweredStep) =>
    [shown[taken], ...shown.toSorted((a, b) => a.home.id - b.home.id || a.picture.id - b.picture.id)]
      .map((one) => `${one?.home.id}.${one?.picture.id}`)
      .join()
  const keyed = steps.map((step) => ({ step, key: keyOf(step) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ step }) => step)
}

export const pullsOf = (steps: readonly Step[]): Map<Trait, Pull> => {
  const pulls = new Map<Trait, Pull>()
  for (const step of inOrder(steps.filter(isTaken)))
    for (const [trait, values] of differences(step)) {
      const before = pulls.get(trait) ?? { pull: 0, spread: 0, shown: 0, taken: 0 }
      const own = values[step.taken] as number
      pulls.set(trait, {
        pull: before.pull + own,
        spread: before.spread + mean(values.map((value) => value ** 2)),
        shown: before.shown + 1,
        taken: before.taken + (own > 0 ? 1 : 0),
      })
    }
  return pulls
}
