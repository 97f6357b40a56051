import { href } from 'react-router'

/** The route lists quarters 1 to 4 explicitly, because two dates can be in the same position. */
const quarters = [
  '/owners/:propertyId?/accounting/statements/:year/1',
  '/owners/:propertyId?/accounting/statements/:year/2',
  '/owners/:propertyId?/accounting/statements/:year/3',
  '/owners/:propertyId?/accounting/statements/:year/4',
] as const

/** Path of a quarterly statement. */
export const statementPath = ({ year, quarter }: { year: number; quarter: number }): string =>
  href(quarters[quarter - 1] ?? quarters[0], { year: String(year) })

type Of = { homeId: number | undefined; currency?: string }

/** The path of a statement for any dates, for all homes or one. */
export const daysStatementPath = ({ from, to }: { from: string; to: string }, { homeId, currency }: Of): string => {
  const path = href('/owners/:propertyId?/accounting/statements/:start/:end', { start: from, end: to })
  const query = new URLSearchParams({ ...(homeId && { home: String(homeId) }), ...(currency && { currency }) })
  return query.size > 0 ? `${path}?${query}` : path
}
