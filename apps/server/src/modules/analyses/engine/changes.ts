import type { AnalysisFeature, HomeFacts } from './estimate.ts'

/** What an owner can add to a home. A view or the beach comes with the place. */
const choices = ['pool', 'hot_tub', 'ac', 'dogs'] as const satisfies readonly AnalysisFeature[]
export type Change = { feature: (typeof choices)[number]; rent: number }

/** With fewer homes that have it, or that don't, a feature's effect is chance. */
const fewestEitherWay = 6
/** A smaller share of the year's rent is no clear gain. */
const leastShare = 0.01

/**
 * What a year's rent would gain with each feature the home doesn't have, largest first: how homes with it differ from
 * homes without, everything else the same. `yearRent` is the model's prediction.
 */
export const changesOf = (
  subject: HomeFacts,
  homes: readonly HomeFacts[],
  yearRent: (home: HomeFacts) => number,
): Change[] => {
  const now = yearRent(subject)
  return choices
    .filter((feature) => {
      const having = homes.filter(({ features }) => features.includes(feature)).length
      return (
        !subject.features.includes(feature) && having >= fewestEitherWay && homes.length - having >= fewestEitherWay
      )
    })
    .map((feature) => ({
      feature,
      rent: Math.round((yearRent({ ...subject, features: [...subject.features, feature] }) - now) / 100) * 100,
    }))
    .filter(({ rent }) => rent > 0 && rent >= now * leastShare)
    .toSorted((a, b) => b.rent - a.rent)
}
