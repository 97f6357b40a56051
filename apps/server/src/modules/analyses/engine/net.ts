import type { LevelChoice } from '@porchlight/contract'

/** What running a home costs beside commission, as the page states it: planning figures, not anyone’s bills. */
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

/** What the owner keeps of a year’s rent at each service level, in whole currency units. */
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
