import { asWritten, type Param, type Said, said, sentences } from '@porchlight/wording'
import type { CancellationTerms } from './cancellation-terms.ts'
import type { CheckIn } from './cutoff.ts'
import { type CancellationPolicy, policyPresets } from './policy.ts'
import type { RebookingTerms } from './rebooked-nights.ts'
import type { Retained, RetainedPart } from './retention.ts'

/** The refund at a moment. */
export const refundText = ({ terms, parts }: Retained): Said => {
  const charged = parts.filter((part) => part.charged !== 0)
  if (charged.every((part) => part.retained === 0)) return said('cancel.all')
  const part = namesOf(charged.filter((one) => one.retained > 0 && one.retained < one.charged && one.kind !== 'tax'))
  const whole = namesOf(charged.filter((one) => one.retained === 0))
  const texts = [
    part.length > 0 && partText(terms, { all: part }),
    whole.length > 0 && said('cancel.whole', { whole: { all: whole } }),
  ].filter((text) => text !== false)
  const [only = said('cancel.nothing'), more] = texts
  return more ? sentences(only, more) : only
}

const namesOf = (parts: readonly RetainedPart[]): Said[] => [
  ...new Map(parts.map(({ label }) => [JSON.stringify(label), label])).values(),
]

const partText = ({ rule, share }: CancellationTerms, part: Param): Said =>
  said(rule === 'after_arrival' ? 'cancel.part_unused' : 'cancel.part', { percent: { basisPoints: share }, part })

/** The refund once the nights are rebooked. */
export const resaleText = ({ resale, keep }: RebookingTerms, currency: string): Said =>
  said(`cancel.resale.${resale}`, {
    retained: keep.kind === 'share' ? { basisPoints: keep.basisPoints } : { amount: keep.amount, currency },
  })

const isPreset = (code: string): code is keyof typeof policyPresets => Object.hasOwn(policyPresets, code)

/** A policy's name; one from elsewhere keeps its own. */
export const policyName = ({ code, name }: Pick<CancellationPolicy, 'code' | 'name'>): Said => {
  if (code === 'non_refundable') return said('policy.non_refundable')
  return isPreset(code) ? said(`policy.${code}`) : asWritten(name)
}

type Rule = { policy: CancellationPolicy; place: CheckIn; currency: string }

/** Why a cancellation refunds what it does, with its moment in the home's own time. */
export const ruleText = (terms: CancellationTerms, { policy, place, currency }: Rule): Said => {
  const until = { instant: terms.until?.toISOString() ?? '', zone: place.timeZone }
  const name = policyName(policy)
  switch (terms.rule) {
    case 'not_confirmed':
    case 'by_host':
      return said(`cancel.rule.${terms.rule}`)
    case 'grace':
      return said('cancel.rule.grace', { until })
    case 'tier':
      return said('cancel.rule.tier', { policy: name, percent: { basisPoints: terms.share }, until })
    case 'nothing_before_arrival':
      return policy.rebooking
        ? said('cancel.rule.until_rebooked', { policy: name, until, resale: resaleText(policy.rebooking, currency) })
        : said('cancel.rule.nothing_before_arrival', { policy: name, until })
    case 'after_arrival':
      return terms.share > 0
        ? said('cancel.rule.unused_nights', { policy: name, percent: { basisPoints: terms.share } })
        : said('cancel.rule.after_arrival', { policy: name })
  }
}

/** Why one part of the price is refunded or retained; `resale` if rebooked nights bring a refund. */
export const lineText = (
  { charged, retained, kind }: Pick<RetainedPart, 'charged' | 'retained' | 'kind'>,
  resale: boolean,
): Said => {
  if (retained === 0) return said('cancel.line.refunded')
  if (resale && kind === 'nights') return said('cancel.line.until_rebooked')
  if (retained === charged) return said(kind === 'tax' ? 'cancel.line.tax_retained' : 'cancel.line.retained')
  return said(kind === 'tax' ? 'cancel.line.tax_part' : 'cancel.line.part')
}
