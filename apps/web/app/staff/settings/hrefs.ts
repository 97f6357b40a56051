import { href } from 'react-router'

/** Pages for fees and taxes; link to them only with money permission. */
export const feesHref = (): string => href('/staff/settings/fees')
export const taxesHref = (): string => href('/staff/settings/taxes')
export const taxHref = (taxId: number): string => href('/staff/settings/taxes/:taxId', { taxId: String(taxId) })

/** A new fee for one home; with `fee` it overrides that company fee. */
export const homeFeeHref = (homeId: number, fee?: number): string =>
  `${href('/staff/settings/fees/new')}?home=${homeId}${fee === undefined ? '' : `&fee=${fee}`}`

/** Where to return after adding a fee: its home, or the company fees. */
export const feeBackHref = (home: { id: number } | null): string =>
  home ? href('/staff/homes/:propertyId', { propertyId: String(home.id) }) : feesHref()
