/** The purpose of a fee. Damage waivers are set together with the deposit. */
export const chargedFeeCodes = [
  'cleaning',
  'linen',
  'admin',
  'service',
  'pets',
  'resort',
  'utilities',
  'damage',
  'early_late',
  'mid_stay_clean',
  'extra',
] as const
export type ChargedFeeCode = (typeof chargedFeeCodes)[number]

/** The purpose of a fee or a damage waiver; taxes, refunds, and the journal depend on it. */
export const feeCodes = [...chargedFeeCodes, 'waiver'] as const
export type FeeCode = (typeof feeCodes)[number]

/** Charges a tax can apply to (R20); `accommodation` is nights and extra guests after discounts and coupon. */
export const taxableCharges = ['accommodation', ...feeCodes] as const
export type TaxableCharge = (typeof taxableCharges)[number]

/** Where a stay is sold. */
export const salesChannels = ['direct', 'agent', 'affiliate'] as const
export type SalesChannel = (typeof salesChannels)[number]

/**
 * Who bears a cost of a stay, such as a partner's commission: the company, the owners, or both in proportion to their
 * shares of the rent (R58).
 */
export const commissionBearers = ['manager', 'owner', 'split'] as const
export type CommissionBearer = (typeof commissionBearers)[number]
