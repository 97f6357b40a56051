import type { ownerAccounting, ResultsOf } from '@porchlight/contract'
import { href } from 'react-router'
import { statementPath } from '../statement-path.ts'

export type Accounting = ResultsOf<typeof ownerAccounting>['accounting']

/** Filters that stay when another one changes. */
type Choice = Pick<Accounting, 'period' | 'currency'>

/** Path of the earnings page of all homes or one. */
export const accountingHref = (propertyId: number | undefined, { period, currency }: Choice): string => {
  const path = href(
    '/owners/:propertyId?/accounting',
    propertyId === undefined ? {} : { propertyId: String(propertyId) },
  )
  return `${path}?${new URLSearchParams({ period, currency })}`
}

export const statementHref = (quarter: { year: number; quarter: number }, currency: string): string =>
  `${statementPath(quarter)}?currency=${currency}`
