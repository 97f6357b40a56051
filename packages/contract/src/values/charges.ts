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

/** Where a stay is sold. */
export const salesChannels = ['direct', 'agent', 'affiliate'] as const
export type SalesChannel = (typeof salesChannels)[number]

/**
 * Who bears a cost of a stay, such as a partner's commission: the company, the owners, or both in proportion to their
 * shares of the rent (R58).
 */
export const commissionBearers = ['manager', 'owner', 'split'] as const
export type CommissionBearer = (typeof commissionBearers)[number]
