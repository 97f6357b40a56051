import type { LevelChoice } from '@porchlight/contract'

/** Costs of running a home besides commission, as the page states them: planning figures, not actual bills. */
export const planningCosts = { repairsShare: 0.03, suppliesPerNight: 12, insurancePerYear: 2_400 } as const

export type NetLine = {
  level: Pick<LevelChoice, 'code' | 'name'>
  rent: number
  commission: number
  repairs: number
  supplies: number
  insurance: number
  net: number
}

/** What the owner nets from a year’s rent at each service level, in whole currency units. */
export const netByLevel = (
  levels: readonly Pick<LevelChoice, 'code' | 'name' | 'commissionBasisPoints'>[],
  rent: number,
  nights: number,
): NetLine[] =>
  levels.map(({ code, name, commissionBasisPoints }) => {
    const commission = Math.round((rent * commissionBasisPoints) / 10_000)
    const repairs = Math.round(rent * planningCosts.repairsShare)
    const supplies = nights * planningCosts.suppliesPerNight
    const insurance = planningCosts.insurancePerYear
    return {
      level: { code, name },
      rent,
      commission,
      repairs,
      supplies,
      insurance,
      net: rent - commission - repairs - supplies - insurance,
    }
  })
