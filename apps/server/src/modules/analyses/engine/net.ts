import { type ServiceLevel, serviceLevels } from '@porchlight/contract'

/** What running a home costs beside commission, as the page states it: planning figures, not anyone’s bills. */
export const planningCosts = { repairsShare: 0.03, suppliesPerNight: 12, insurancePerYear: 2_400 } as const

export type NetLine = {
  level: ServiceLevel
  rent: number
  commission: number
  repairs: number
  supplies: number
  insurance: number
  net: number
}

/** What the owner keeps of a year’s rent at each service level, in whole currency units. */
export const netByLevel = (rent: number, nights: number): NetLine[] =>
  serviceLevels.map(({ code, commissionBasisPoints }) => {
    const commission = Math.round((rent * commissionBasisPoints) / 10_000)
    const repairs = Math.round(rent * planningCosts.repairsShare)
    const supplies = nights * planningCosts.suppliesPerNight
    const insurance = planningCosts.insurancePerYear
    return {
      level: code,
      rent,
      commission,
      repairs,
      supplies,
      insurance,
      net: rent - commission - repairs - supplies - insurance,
    }
  })
