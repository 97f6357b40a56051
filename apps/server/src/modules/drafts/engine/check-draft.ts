import type { DraftFindingKind, DraftState, FactSource } from '@porchlight/contract'
import { type Claim, claimsIn, numberIn } from './claims.ts'

export type Fact = { id: string; text: string; source: FactSource }
export type Finding = { kind: DraftFindingKind; text: string }

const mark = /\s*\[(F\d+(?:\s*,\s*F\d+)*)\]/g

const idsIn = (text: string): string[] => [...text.matchAll(mark)].flatMap(([, ids = '']) => ids.split(/\s*,\s*/))

/** The reply as shown to the guest. */
export const withoutMarks = (reply: string): string => reply.replace(mark, '').trim()

/** The facts that a reply cites, each once. */
export const citedFacts = (reply: string, facts: readonly Fact[]): Fact[] => {
  const ids = new Set(idsIn(reply))
  return facts.filter(({ id }) => ids.has(id))
}

// Words a guest could hold the company to, in the product's languages.
const promises: readonly RegExp[] = [
  /refund|reimburs|erstatt|reembols|devolver|devoluci|rembours/iu,
  /discount|rabatt|nachlass|descuento|rebaja|remise|réduction/iu,
  /(?<!feel )\bfree\b|complimentary|no (?:extra )?charge|at no cost|\bon us\b|waive|kostenlos|kostenfrei|gratis|gratuit|offerte?s?\b|sin (?:costo|coste|cargo)|erlassen/iu,
  /guarantee|\bpromise|garant|versprech|prometemos|promettons/iu,
  /compensat|\bcredit\b|gutschrift|entschädig|compensa|dédommag/iu,
  /upgrade|hochstuf/iu,
]

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?!\[F)|\n+/u).filter((one) => one.trim() !== '')

const sameReading = (one: Claim, other: Claim): boolean => one.values.some((value) => other.values.includes(value))

/**
 * Whether any fact supports this figure. A plain number can match any figure; everything else must match one of its own
 * kind.
 */
const isBacked = (claim: Claim, known: readonly Claim[], figures: ReadonlySet<string>): boolean =>
  claim.kind === 'number'
    ? claim.values.some((value) => figures.has(value))
    : known.some((one) => one.kind === claim.kind && sameReading(claim, one))

const unbackedClaims = (reply: string, facts: readonly Fact[]): Finding[] => {
  const all = facts.map(({ text }) => text).join('\n')
  const known = claimsIn(all)
  const figures = new Set([...all.matchAll(/\d(?:[\d.,]*\d)?/g)].map(([figure]) => numberIn(figure)))
  return claimsIn(withoutMarks(reply))
    .filter((claim) => !isBacked(claim, known, figures))
    .map(({ kind, text }) => ({ kind, text }))
}

/** A sentence that promises something must cite a fact that supports it. */
const unbackedPromises = (reply: string, facts: readonly Fact[]): Finding[] =>
  sentencesOf(reply).flatMap((sentence): Finding[] => {
    const cited = citedFacts(sentence, facts)
    const isPromise = promises.some(
      (words) => words.test(withoutMarks(sentence)) && !cited.some(({ text }) => words.test(text)),
    )
    return isPromise ? [{ kind: 'promise', text: withoutMarks(sentence) }] : []
  })

/** Everything in a reply that its facts don't support. */
export const findingsIn = (reply: string, facts: readonly Fact[]): Finding[] => {
  const known = new Set(facts.map(({ id }) => id))
  const unknown = [...new Set(idsIn(reply).filter((id) => !known.has(id)))]
  const found = [
    ...unbackedClaims(reply, facts),
    ...unbackedPromises(reply, facts),
    ...unknown.map((text): Finding => ({ kind: 'source', text })),
  ]
  return found.filter((one, at) => found.findIndex(({ kind, text }) => kind === one.kind && text === one.text) === at)
}

const refusing: readonly DraftFindingKind[] = ['amount', 'percent', 'code', 'link']

/** An invented amount, code, or link never reaches the guest; the rest is for a person to check. */
export const stateFor = (findings: readonly Finding[]): Extract<DraftState, 'ready' | 'marked' | 'refused'> =>
  findings.some(({ kind }) => refusing.includes(kind)) ? 'refused' : findings.length > 0 ? 'marked' : 'ready'
