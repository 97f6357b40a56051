import { href } from 'react-router'

/** The router knows a quarter by its figure written out: two dates may stand at the place of a year and a quarter. */
const quarters = [
  '/owners/:propertyId?/accounting/statements/:year/1',
  '/owners/:propertyId?/accounting/statements/:year/2',
  '/owners/:propertyId?/accounting/statements/:year/3',
  '/owners/:propertyId?/accounting/statements/:year/4',
] as const

/** Where a quarter's statement stands. */
export const statementPath = ({ year, quarter }: { year: number; quarter: number }): string =>
  href(quarters[quarter - 1] ?? quarters[0], { year: String(year) })
