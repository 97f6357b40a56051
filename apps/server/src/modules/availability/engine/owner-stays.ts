import {
  addDays,
  daysBetween,
  type OwnerStayFault,
  type OwnerStayRules,
  type PlainDate,
  type Stay,
} from '@porchlight/contract'

/** Nights of a stay that fall into a calendar year. */
export const nightsIn = ({ arrive, depart }: Stay, year: number): number => {
  const [first, end] = [`${year}-01-01`, `${year + 1}-01-01`]
  const [from, to] = [arrive > first ? arrive : first, depart < end ? depart : end]
  return from < to ? daysBetween(from, to) : 0
}

/** Every calendar year that a stay has a night in. */
export const yearsOf = ({ arrive, depart }: Stay): number[] => {
  const [first, last] = [Number(arrive.slice(0, 4)), Number(addDays(depart, -1).slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/**
 * Which rules an owner's own stay breaks, all of them (R52). `takenIn` gives the nights of a year that owners of the home
 * keep already, all owners together.
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
