import type { FeeCode, FeeKind, Party } from '@porchlight/contract'
import { asWritten, type Said, said, sentences } from '@porchlight/wording'
import { exactly, portionOf, rounded } from './exact.ts'
import type { Line, Step } from './line.ts'

export type Fee = {
  id: number
  code: FeeCode
  label: string
  /** One sentence that tells the guest what it pays for. */
  note: string
  kind: FeeKind
  /** Minor units, or basis points when `kind` is `percent`. */
  amount: number
  /** Base of a percentage fee: the discounted accommodation, or that and every fee before it. */
  of: 'rent' | 'subtotal'
  /**
   * Fees are charged in this order; a percentage of the subtotal only includes what comes before it, so no fee includes
   * itself.
   */
  position: number
  /** Optional fees are add-ons: charged on request, outside the headline. */
  optional: boolean
}

/** What a line of fees and extras is for: one of the home’s fees, cover sold by a provider, or a damage waiver. */
export type LineCode = FeeCode | 'protection' | 'deposit_waiver'

/** The kind a line is taxed as, if it is taxable (R20): what an insurer sells is not a lodging charge. */
export const taxedAs = (code: LineCode): FeeCode | null => {
  if (code === 'protection') return null
  return code === 'deposit_waiver' ? 'waiver' : code
}
/** `fee`: the fee it charges; null if it charges none of the home's. */
export type FeeLine = Line & { code: LineCode; fee: number | null }
type Occasion = { currency: string; nights: number; party: Party; accommodation: number }

/** Ids of the add-ons among the fees of a price. */
export const addOnsOf = ({ fees }: { fees: readonly FeeLine[] }): number[] =>
  fees.flatMap(({ optional, fee }) => (optional && fee !== null ? [fee] : []))

/** Fees in charging order. */
export const inOrder = (fees: readonly Fee[]): Fee[] => [...fees].sort((a, b) => a.position - b.position || a.id - b.id)

/** Steps 5 and 7 of section 2.3: the fee lines in order. `before` are lines already included in the subtotal. */
export const feeLines = (fees: readonly Fee[], occasion: Occasion, before: readonly FeeLine[] = []): FeeLine[] => {
  const lines: FeeLine[] = []
  for (const fee of inOrder(fees)) {
    const subtotal = [...before, ...lines].reduce((sum, line) => sum + line.amount, occasion.accommodation)
    const line = feeLine(fee, occasion, fee.of === 'rent' ? occasion.accommodation : subtotal)
    if (line.amount !== 0) lines.push(line)
  }
  return lines
}

const feeLine = (fee: Fee, occasion: Occasion, base: number): FeeLine => {
  const times = fee.kind === 'percent' ? 1 : timesCharged(fee.kind, occasion)
  const amount = fee.kind === 'percent' ? rounded(portionOf(exactly(base), fee.amount)) : fee.amount * times
  return {
    code: fee.code,
    fee: fee.id,
    label: asWritten(fee.label),
    amount,
    optional: fee.optional,
    why: { rule: `fee:${fee.id}`, text: feeText(fee, occasion, base), steps: feeSteps(fee, occasion, base, amount) },
  }
}

const timesCharged = (kind: Exclude<FeeKind, 'percent'>, { nights, party }: Occasion): number => {
  const guests = party.adults + party.children
  switch (kind) {
    case 'per_stay':
      return 1
    case 'per_night':
      return nights
    case 'per_guest':
      return guests
    case 'per_guest_night':
      return guests * nights
    case 'with_pets':
      return party.pets > 0 ? 1 : 0
    case 'per_pet':
      return party.pets
    case 'per_pet_night':
      return party.pets * nights
  }
}

const feeText = (fee: Fee, occasion: Occasion, base: number): Said => {
  const note = fee.note ? asWritten(fee.note) : undefined
  if (fee.kind !== 'percent') return note ?? eachOf(fee.kind, fee.amount, occasion)
  const share = said('price.percent_of_sentence', {
    percent: { basisPoints: fee.amount },
    base: { amount: base, currency: occasion.currency },
  })
  return note ? sentences(share, note) : share
}

const eachOf = (kind: Exclude<FeeKind, 'percent'>, minor: number, { currency, nights, party }: Occasion): Said => {
  const amount = { amount: minor, currency }
  const guests = party.adults + party.children
  switch (kind) {
    case 'per_stay':
    case 'with_pets':
      return said('price.per_stay', { amount })
    case 'per_night':
      return said('price.per_night', { amount, nights })
    case 'per_guest':
      return said('price.per_guest', { amount, guests })
    case 'per_guest_night':
      return said('price.per_guest_night', { amount, guests, nights })
    case 'per_pet':
      return said('price.per_pet', { amount, pets: party.pets })
    case 'per_pet_night':
      return said('price.per_pet_night', { amount, pets: party.pets, nights })
  }
}

const feeSteps = (fee: Fee, occasion: Occasion, base: number, amount: number): Step[] =>
  fee.kind === 'percent'
    ? [
        { label: said(fee.of === 'rent' ? 'price.nights_after_discounts' : 'price.nights_and_fees'), amount: base },
        { label: said('price.value', { value: { basisPoints: fee.amount } }), amount },
      ]
    : [{ label: eachOf(fee.kind, fee.amount, occasion), amount }]
