import type { CancellationTerms } from './cancellation-terms.ts'
import type { CancellationPolicy } from './policy.ts'
import type { RebookingTerms } from './rebooking.ts'
import type { Retained, RetainedPart } from './retained.ts'
import { figure, listed, percent } from './words.ts'

/** The refund at a moment, in a sentence or two. */
export const comesBack = ({ terms, parts }: Retained): string => {
  const charged = parts.filter((part) => part.charged !== 0)
  if (charged.every((part) => part.kept === 0)) return 'Everything you have paid.'
  const partly = namesOf(charged.filter((part) => part.kept > 0 && part.kept < part.charged && part.kind !== 'tax'))
  const whole = namesOf(charged.filter((part) => part.kept === 0)).join(', ')
  const sentences = [
    partly.length > 0 ? `${shareInWords(terms)} ${listed(partly)}.` : '',
    whole && (partly.length > 0 ? `In full: ${whole}.` : `${capital(whole)}.`),
  ].filter(Boolean)
  return sentences.length === 0 ? 'Nothing.' : sentences.join(' ')
}

const namesOf = (parts: readonly RetainedPart[]): string[] => [
  ...new Set(parts.map(({ kind, label }) => (kind === 'nights' ? 'the nights' : label.toLowerCase()))),
]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const shareInWords = ({ rule, share }: CancellationTerms): string => {
  if (rule === 'after_arrival') return `${percent(share)} of what is not used yet of`
  return share === 5_000 ? 'Half of' : `${percent(share)} of`
}

/** The refund once the nights are rebooked. */
export const resaleInWords = ({ resale, keep }: RebookingTerms, currency: string): string => {
  const less = keep.kind === 'share' ? percent(keep.basisPoints) : figure(keep.amount, currency)
  return resale === 'whole_stay'
    ? `The rent less ${less} if the same nights are let again at this price or more.`
    : `The rent of any night let again, less ${less}.`
}

/** Why a cancellation gives what it gives. `until` arrives in words of the home's own time. */
export const ruleInWords = (
  terms: CancellationTerms,
  { name, rebooking }: Pick<CancellationPolicy, 'name' | 'rebooking'>,
  currency: string,
  until: string,
): string => {
  switch (terms.rule) {
    case 'not_confirmed':
      return 'The booking is not confirmed yet: everything comes back.'
    case 'by_host':
      return 'The stay was called off by us or the owner: everything comes back.'
    case 'grace':
      return `Until ${until} you can change your mind: everything comes back.`
    case 'tier':
      return `${name}: ${percent(terms.share)} of the nights until ${until}.`
    case 'nothing_before_arrival':
      return rebooking
        ? `${name}: for now, only what follows a rule of its own comes back, until ${until}. ${resaleInWords(rebooking, currency)}`
        : `${name}: the nights do not come back any more; what follows them by its own rule does, until ${until}.`
    case 'after_arrival':
      return terms.share > 0
        ? `${name}: after check-in ${percent(terms.share)} of the nights not slept.`
        : `${name}: after check-in nothing comes back.`
  }
}

/** Why one part of the price comes back or stays; `resale` where nights that are rebooked bring something back. */
export const partInWords = (
  { charged, kept, kind }: Pick<RetainedPart, 'charged' | 'kept' | 'kind'>,
  resale: boolean,
): string => {
  if (kept === 0) return 'Comes back in full.'
  if (resale && kind === 'nights') return 'Stays until the nights are let again.'
  if (kept === charged) return kind === 'tax' ? 'Stays with what it is charged on.' : 'Stays.'
  return kind === 'tax' ? 'Comes back in step with what it is charged on.' : 'Comes back in part.'
}
