import { createHash } from 'node:crypto'
import type { LanguagePair } from '@porchlight/contract'
import { sanitiseRichText } from '#kernel/rich-text'
import { batchesOf } from './engine/batches.ts'
import { isRich } from './engine/plain.ts'

/** A text in one language that is wanted in another; `hash` identifies it in the memory. */
export type Source = { pair: LanguagePair; text: string; hash: string }

/** The text as stored and sent: its HTML contains no more than the home's rich text allows. */
export const canonical = (text: string): string => (isRich(text) ? sanitiseRichText(text) : text)

export const sourceOf = (pair: LanguagePair, text: string): Source => {
  const stored = canonical(text)
  return { pair, text: stored, hash: createHash('sha256').update(stored).digest('hex') }
}

/** Identifies sources in maps. */
export const keyOf = ({ pair, hash }: Pick<Source, 'pair' | 'hash'>): string => `${pair} ${hash}`

/** Sources of one pair each, as many as fit in one request. */
export const portionsOf = (sources: readonly Source[]): Source[][] =>
  [...Map.groupBy(sources, ({ pair }) => pair).values()].flatMap((ofPair) => batchesOf(ofPair, ({ text }) => text))
