import { type Said, said } from '@porchlight/wording'
import type { LineCode } from './fees.ts'
import type { StayPrice } from './stay-price.ts'
import type { TaxLine } from './taxes.ts'

/** The components by which a price is refunded: the nights net of discounts, each fee, each tax (R39). */
export type ChargedPart = { code: string; label: Said; charged: number } & (
  | { kind: 'nights' }
  | { kind: 'fee'; fee: LineCode }
  | { kind: 'tax'; tax: TaxLine }
)

export const chargedParts = (price: StayPrice): ChargedPart[] => [
  {
    kind: 'nights',
    code: 'nights',
    label: said('price.nights_charge'),
    charged: price.nights.reduce((sum, night) => sum + night.amount, 0),
  },
  ...price.fees.map(({ code, label, amount }) => ({ kind: 'fee' as const, fee: code, code, label, charged: amount })),
  ...price.taxes.map((tax) => ({ kind: 'tax' as const, tax, code: tax.code, label: tax.label, charged: tax.amount })),
]
