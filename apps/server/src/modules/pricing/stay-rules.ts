import type { StayTerms } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type RuleKind, type StayRule, stayRulesOf, staySettingsOf } from '#modules/availability'
import type { StayRules } from './pricing.ts'

/** No stay is longer than a year. */
const longest = 365

const first = (rules: readonly StayRule[], kind: RuleKind): StayRule | undefined =>
  rules.find((rule) => rule.kind === kind && rule.minNights !== undefined)

const daysAndNights = (rule: StayRule | undefined) =>
  rule ? { days: rule.days ?? 1, minNights: rule.minNights ?? 1 } : null

/** Hardly anyone stays longer: if only longer stays are possible, the home is practically closed. */
export const longestWanted = 90

/** A home's stay rules as shown to its owner. */
export const stayTermsView = ({ rules, fillGaps, preventGaps }: StayRules): StayTerms => {
  const usual = rules.find(({ kind }) => kind === 'default')
  return {
    minNights: usual?.minNights ?? 1,
    maxNights: usual?.maxNights ?? longest,
    arriveOn: usual?.arriveOn ?? [],
    departOn: usual?.departOn ?? [],
    seasons: rules.flatMap(({ kind, from, to, minNights, arriveOn = [] }) =>
      kind === 'season' && from && to && (minNights !== undefined || arriveOn.length > 0)
        ? [{ from, to, minNights: minNights ?? null, arriveOn }]
        : [],
    ),
    lastMinute: daysAndNights(first(rules, 'last_minute')),
    farOut: daysAndNights(first(rules, 'far_out')),
    beside: daysAndNights(first(rules, 'adjacent_after')),
    fillGaps,
    preventGaps,
  }
}

const days = (weekdays: readonly number[]) => (weekdays.length === 0 ? undefined : [...weekdays])

/** Only the given fields: a field a rule leaves open is left to the next one (R10). */
const said = <T extends object>(rule: T): T =>
  Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined)) as T

const owned: readonly RuleKind[] = ['default', 'last_minute', 'far_out', 'adjacent_after', 'adjacent_before']

/**
 * Rules that an owner edits here; single-date rules, and seasons with neither field, are created elsewhere and stay.
 */
const isOwned = ({ kind, minNights, arriveOn = [] }: StayRule): boolean =>
  owned.includes(kind) || (kind === 'season' && (minNights !== undefined || arriveOn.length > 0))

/** A home's rules with the owner's replaced; parts of a rule they don't see are kept. */
export const stayRulesFrom = (terms: StayTerms, current: readonly StayRule[]): StayRules => {
  const usual = current.find(({ kind }) => kind === 'default')
  const seasonBefore = (from: string, to: string) =>
    current.find((rule) => rule.kind === 'season' && rule.from === from && rule.to === to)
  const apart = (kind: RuleKind, one: { days: number; minNights: number } | null): StayRule[] =>
    one ? [{ kind, days: one.days, minNights: one.minNights }] : []
  const { fillGaps, preventGaps } = terms
  return {
    fillGaps,
    preventGaps,
    rules: [
      said({
        ...usual,
        kind: 'default' as const,
        minNights: terms.minNights,
        maxNights: terms.maxNights,
        arriveOn: days(terms.arriveOn),
        departOn: days(terms.departOn),
      } as StayRule),
      ...terms.seasons.map(({ from, to, minNights, arriveOn }) =>
        said({
          ...seasonBefore(from, to),
          kind: 'season' as const,
          from,
          to,
          minNights: minNights ?? undefined,
          arriveOn: days(arriveOn),
        } as StayRule),
      ),
      ...apart('last_minute', terms.lastMinute),
      ...apart('far_out', terms.farOut),
      ...apart('adjacent_after', terms.beside),
      ...apart('adjacent_before', terms.beside),
      ...current.filter((rule) => !isOwned(rule)).map(said),
    ],
  }
}

/** A home's current stay rules. */
export const stayRulesNow = async (ctx: ReadCtx, homeId: number): Promise<StayRules> => {
  const rules = (await stayRulesOf(ctx, [homeId])).get(homeId) ?? []
  const settings = (await staySettingsOf(ctx, [homeId])).get(homeId)
  return {
    rules: rules.map(said),
    fillGaps: settings?.fillGaps ?? true,
    preventGaps: settings?.preventGaps ?? false,
  }
}
