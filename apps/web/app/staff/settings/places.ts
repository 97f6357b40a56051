import { href } from 'react-router'

/** Where fees and taxes are decided; shown only to those who may decide on them. */
export const feesPlace = (): string => href('/staff/settings/fees')
export const taxesPlace = (): string => href('/staff/settings/taxes')
export const taxPlace = (taxId: number): string => href('/staff/settings/taxes/:taxId', { taxId: String(taxId) })

/** A fee of a home’s own; with `fee` in the place of that fee of the company. */
export const homeFeePlace = (homeId: number, fee?: number): string =>
  `${href('/staff/settings/fees/new')}?home=${homeId}${fee === undefined ? '' : `&fee=${fee}`}`

/** Where a fee was asked for from: the home it is for, or the fees of the company. */
export const placeOfFee = (home: { id: number } | null): string =>
  home ? href('/staff/homes/:propertyId', { propertyId: String(home.id) }) : feesPlace()
