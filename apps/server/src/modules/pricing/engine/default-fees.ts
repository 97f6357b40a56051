import { type DecidedFee, decidedFees, type PlainDate } from '@porchlight/contract'
import type { Fee } from './fees.ts'

/** A version of a fee that the company charges in every home without one of its own. */
export type DefaultFee = Fee & {
  series: number
  /** Of a fixed amount; null for a percent. */
  currency: string | null
  /** Days of booking it holds on. */
  from: PlainDate | null
  to: PlainDate | null
}

/** A fee of a home; `overrides` is the company's fee whose place it takes. */
export type OwnFee = Fee & { overrides?: number }

export type FeeRules = {
  own: readonly OwnFee[]
  defaults: readonly DefaultFee[]
  /** Fees of the company that the home leaves out, by series; and cleaning or service that it decided against. */
  excluded: ReadonlySet<number>
  without: ReadonlySet<DecidedFee>
  currency: string
  /** The day of booking. */
  day: PlainDate
}

const decidedCode = ({ code, optional }: Fee): DecidedFee | undefined =>
  optional ? undefined : decidedFees.find((fee) => fee === code)

const holdsOn = ({ from, to }: DefaultFee, day: PlainDate): boolean => (!from || from <= day) && (!to || day < to)

/** The fees of the company that a home charges: those it neither replaces nor leaves out, on a day of booking. */
export const inheritedFees = ({ own, defaults, excluded, without, currency, day }: FeeRules): DefaultFee[] => {
  const replaced = new Set(own.flatMap(({ overrides }) => overrides ?? []))
  const ownCodes = new Set(own.flatMap((fee) => decidedCode(fee) ?? []))
  return defaults.filter((fee) => {
    const code = decidedCode(fee)
    return (
      holdsOn(fee, day) &&
      (fee.currency === null || fee.currency === currency) &&
      !replaced.has(fee.series) &&
      !excluded.has(fee.series) &&
      !(code && (ownCodes.has(code) || without.has(code)))
    )
  })
}

/** Where the company's fees stand among those of a home: a service fee after all others, the rest before them. */
const firstPosition = -1_000
const lastPosition = 1_000

/** The place of a fee of the company. An own fee that takes its place stands there too, so that both price alike. */
export const defaultPosition = (code: Fee['code'], order: number): number =>
  (code === 'service' ? lastPosition : firstPosition) + order
