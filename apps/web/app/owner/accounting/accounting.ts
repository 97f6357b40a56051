import type { ownerAccounting, ResultsOf } from '@porchlight/contract'
import { href } from 'react-router'

export type Accounting = ResultsOf<typeof ownerAccounting>['accounting']

/** What of the page stays when something else of it is chosen. */
type Choice = Pick<Accounting, 'period' | 'currency'>

/** The page of all homes, or of one. */
export const accountingHref = (propertyId: number | undefined, { period, currency }: Choice): string => {
  const path = href(
    '/owners/:propertyId?/accounting',
    propertyId === undefined ? {} : { propertyId: String(propertyId) },
  )
  return `${path}?${new URLSearchParams({ period, currency })}`
}

export const statementHref = ({ year, quarter }: { year: number; quarter: number }, currency: string): string => {
  const at = { year: String(year), quarter: String(quarter) }
  return `${href('/owners/:propertyId?/accounting/statements/:year/:quarter', at)}?currency=${currency}`
}
