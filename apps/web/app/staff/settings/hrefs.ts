import { href } from 'react-router'

/** Pages for fees and taxes; link to them only with money permission. */
export const feesHref = (): string => href('/staff/settings/fees')
export const taxesHref = (): string => href('/staff/settings/taxes')
export const taxHref = (taxId: number): string => href('/staff/settings/taxes/:taxId', { taxId: String(taxId) })

/** A new fee for one home; with `fee` it overrides that company fee. */
export const homeFeeHref = (homeId: number, fee?: number): string =>
  `${href('/staff/settings/fees/new')}?home=${homeId}${fee === undefined ? '' : `&fee=${fee}`}`

/** A new fee for the homes of a group; with `fee` it replaces that company fee there. */
export const groupFeeHref = (groupId: number, fee?: number): string =>
  `${href('/staff/settings/fees/new')}?group=${groupId}${fee === undefined ? '' : `&fee=${fee}`}`

/** A new tax for the homes of a group. */
export const groupTaxHref = (groupId: number): string => `${href('/staff/settings/taxes/new')}?group=${groupId}`

type Whose = { home: { id: number } | null; group: { id: number } | null }

/** Where to return after adding a fee: its home or group, or the company fees. */
export const feeBackHref = ({ home, group }: Whose): string => {
  if (home) return href('/staff/homes/:propertyId', { propertyId: String(home.id) })
  return group ? href('/staff/settings/groups/:groupId', { groupId: String(group.id) }) : feesHref()
}
