import type { OwnPolicy } from '@porchlight/contract'
import type { homeTermsWords } from '#app/lib/messages/owner/home-terms.ts'
import type { WordsOf } from '#app/lib/messages/words.ts'

/** A policy's refund percentages and deadlines, in one line. */
export const describePolicy = ({ tiers }: OwnPolicy, words: WordsOf<typeof homeTermsWords>): string =>
  tiers.length === 0
    ? words.nothingBack
    : tiers
        .toSorted((a, b) => b.daysBefore - a.daysBefore)
        .map(({ daysBefore, refund }) => words.tierBack({ refund, days: daysBefore }))
        .join(' · ')
