/**
 * What U.S. tax a payout to a partner is subject to. `backup`: a U.S. person without a tax number. The others are
 * income from U.S. sources of someone who isn’t a U.S. person, reported on Form 1042-S: `foreign` by the statutory
 * rate, `treaty` exempt by a tax treaty, `eci` connected with their U.S. business, which they report themselves.
 */
export const withholdings = ['none', 'backup', 'foreign', 'treaty', 'eci'] as const
export type Withholding = (typeof withholdings)[number]

/** In basis points, per Internal Revenue Code §3406 for U.S. persons, §1441 and §1442 for others. */
export const withholdingRates = {
  none: 0,
  backup: 2_400,
  foreign: 3_000,
  treaty: 0,
  eci: 0,
} as const satisfies Record<Withholding, number>

/** Those reported on Form 1042-S. */
export const foreignWithholdings = ['foreign', 'treaty', 'eci'] as const satisfies readonly Withholding[]
export type ForeignWithholding = (typeof foreignWithholdings)[number]

/** Box 1 of Form 1042-S: compensation for independent personal services. */
export const incomeCode = '17'
/** Box 3a of Form 1042-S. */
export const exemptionCodes = { foreign: '00', treaty: '04', eci: '01' } as const satisfies Record<
  ForeignWithholding,
  string
>
