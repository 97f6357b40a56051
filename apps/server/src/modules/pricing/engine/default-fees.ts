import {
  type DecidedFee,
  decidedFees,
  type GroupSource,
  type Layer,
  type PlainDate,
  resolveDefault,
} from '@porchlight/contract'
import type { Fee } from './fees.ts'

/** A version of a fee that the company, or a group of homes, charges in every home without its own. */
export type DefaultFee = Fee & {
  series: number
  /** The group whose homes charge it; null for every home of the company. */
  group: number | null
  /** The series of the company fee that a group's fee replaces. */
  overrides?: number
  /** Of a fixed amount; null for a percentage. */
  currency: string | null
  /** Booking days it applies to. */
  from: PlainDate | null
  to: PlainDate | null
}

/** A home's fee; `overrides` is the default it replaces. */
export type OwnFee = Fee & { overrides?: number }

/** Defaults that a home or a group leaves out, by series; and cleaning or service fees it decided against. */
export type LeftOut = { excluded: ReadonlySet<number>; without: ReadonlySet<DecidedFee> }

export type FeeRules = LeftOut & {
  own: readonly OwnFee[]
  defaults: readonly DefaultFee[]
  /** The home's groups, with what each leaves out. */
  groups: readonly (LeftOut & { source: GroupSource })[]
  currency: string
  /** The booking day. */
  day: PlainDate
}

const decidedCode = ({ code, optional }: Pick<Fee, 'code' | 'optional'>): DecidedFee | undefined =>
  optional ? undefined : decidedFees.find((fee) => fee === code)

const holdsOn = ({ from, to }: DefaultFee, day: PlainDate): boolean => (!from || from <= day) && (!to || day < to)

/** Fees in one slot replace each other: only those of the most specific source are charged. */
const slotOf = (fee: DefaultFee): string => decidedCode(fee) ?? String(fee.overrides ?? fee.series)

const leavesOut = ({ excluded, without }: LeftOut, fees: readonly DefaultFee[]): boolean =>
  fees.some((fee) => {
    const code = decidedCode(fee)
    return excluded.has(fee.series) || excluded.has(fee.overrides ?? fee.series) || (code && without.has(code))
  })

const replaces = (own: OwnFee, fees: readonly DefaultFee[]): boolean =>
  fees.some((fee) => {
    const code = decidedCode(fee)
    return (
      own.overrides === fee.series ||
      (own.overrides !== undefined && own.overrides === fee.overrides) ||
      (code !== undefined && decidedCode(own) === code)
    )
  })

/** The fees each source charges in one slot; none if it leaves them out, or a home has its own. */
const layersOf = (rules: FeeRules, fees: readonly DefaultFee[]): Layer<readonly DefaultFee[]>[] => [
  { source: { from: 'company' }, value: fees.filter(({ group }) => group === null) },
  ...rules.groups.flatMap((one): Layer<readonly DefaultFee[]>[] => {
    const value = fees.filter(({ group }) => group === one.source.id)
    return value.length > 0 || leavesOut(one, fees) ? [{ source: one.source, value }] : []
  }),
  ...(rules.own.some((own) => replaces(own, fees)) || leavesOut(rules, fees)
    ? [{ source: { from: 'home' as const }, value: [] }]
    : []),
]

/** The defaults a home charges on a booking day: in each slot, those of the most specific source. */
export const inheritedFees = (rules: FeeRules): DefaultFee[] => {
  const { currency, day, defaults } = rules
  const groups = new Set(rules.groups.map(({ source }) => source.id))
  const applicable = defaults.filter(
    (fee) =>
      holdsOn(fee, day) &&
      (fee.currency === null || fee.currency === currency) &&
      (fee.group === null || groups.has(fee.group)),
  )
  const slots = Map.groupBy(applicable, slotOf)
  const charged = new Set([...slots.values()].flatMap((fees) => resolveDefault(layersOf(rules, fees))?.value ?? []))
  return applicable.filter((fee) => charged.has(fee))
}

/** The position of company fees among a home's: a service fee after all others, the rest before them. */
const firstPosition = -1_000
const lastPosition = 1_000

/**
 * The position of a company fee. A home's own fee that replaces it gets the same position, so that both are priced
 * alike.
 */
export const defaultPosition = (code: Fee['code'], order: number): number =>
  (code === 'service' ? lastPosition : firstPosition) + order
