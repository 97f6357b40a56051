import {
  type DecidedFee,
  decidedFees,
  type GroupSource,
  type Layer,
  type PlainDate,
  resolveDefault,
} from '@porchlight/contract'
import type { Fee } from './fees.ts'

/** A version of a fee that the company, or a group of homes, charges in every home without one of its own. */
export type DefaultFee = Fee & {
  series: number
  /** The group whose homes charge it; null for every home of the company. */
  group: number | null
  /** The company's fee whose place one of a group takes, by series. */
  overrides?: number
  /** Of a fixed amount; null for a percent. */
  currency: string | null
  /** Days of booking it holds on. */
  from: PlainDate | null
  to: PlainDate | null
}

/** A fee of a home; `overrides` is the default whose place it takes. */
export type OwnFee = Fee & { overrides?: number }

/** Defaults that a home or a group leaves out, by series; and cleaning or service that it decided against. */
export type LeftOut = { excluded: ReadonlySet<number>; without: ReadonlySet<DecidedFee> }

export type FeeRules = LeftOut & {
  own: readonly OwnFee[]
  defaults: readonly DefaultFee[]
  /** The groups the home belongs to, with what each leaves out. */
  groups: readonly (LeftOut & { source: GroupSource })[]
  currency: string
  /** The day of booking. */
  day: PlainDate
}

const decidedCode = ({ code, optional }: Pick<Fee, 'code' | 'optional'>): DecidedFee | undefined =>
  optional ? undefined : decidedFees.find((fee) => fee === code)

const holdsOn = ({ from, to }: DefaultFee, day: PlainDate): boolean => (!from || from <= day) && (!to || day < to)

/** Fees of one slot stand for each other: only those of the most specific source are charged. */
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

/** What each source says of one slot: the fees it charges there; none where it leaves them out, or a home has its own. */
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

/** The defaults that a home charges on a day of booking: of each slot those of the most specific source. */
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

/** Where the company's fees stand among those of a home: a service fee after all others, the rest before them. */
const firstPosition = -1_000
const lastPosition = 1_000

/** The place of a fee of the company. An own fee that takes its place stands there too, so that both price alike. */
export const defaultPosition = (code: Fee['code'], order: number): number =>
  (code === 'service' ? lastPosition : firstPosition) + order
