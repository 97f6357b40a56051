import {
  addDays,
  daysBetween,
  type OwnerStayFault,
  type OwnerStayRules,
  type PlainDate,
  type Stay,
} from '@porchlight/contract'

/** Number of a stay's nights that fall into a calendar year. */
export const nightsIn = ({ arrive, depart }: Stay, year: number): number => {
  const [first, end] = [`${year}-01-01`, `${year + 1}-01-01`]
  const [from, to] = [arrive > first ? arrive : first, depart < end ? depart : end]
  return from < to ? daysBetween(from, to) : 0
}

/** All calendar years in which a stay has a night. */
export const yearsOf = ({ arrive, depart }: Stay): number[] => {
  const [first, last] = [Number(arrive.slice(0, 4)), Number(addDays(depart, -1).slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/**
 * All rules that an owner stay breaks (R52). `takenIn` returns the nights of a year that the home's owners already
 * hold, all owners together.
 */
export const ownerStayFaults = (
  stay: Stay,
  { nightsPerYear, noticeDays, closed }: OwnerStayRules,
  today: PlainDate,
  takenIn: (year: number) => number,
): OwnerStayFault[] => {
  const earliest = addDays(today, noticeDays)
  const soon: OwnerStayFault[] = stay.arrive < earliest ? [{ code: 'too_soon', earliest }] : []
  const shut = closed
    .filter(({ from, to }) => from < stay.depart && stay.arrive < to)
    .map(({ from, to }): OwnerStayFault => ({ code: 'closed', from, to }))
  const over = yearsOf(stay).flatMap((year): OwnerStayFault[] => {
    const [taken, wanted] = [takenIn(year), nightsIn(stay, year)]
    if (nightsPerYear === null || taken + wanted <= nightsPerYear) return []
    return [{ code: 'over_limit', year, limit: nightsPerYear, taken, wanted }]
  })
  return [...soon, ...shut, ...over]
}
