import type { ResaleTerms } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { rebookedNightsWords } from '#app/lib/messages/site/rebooked-nights.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** What comes back once the nights of a canceled stay are let again, in a sentence (R40). */
export const useResaleText = () => {
  const { money, percent } = useFormats()
  const words = useWords(rebookedNightsWords)
  return ({ counts, keeps }: ResaleTerms): string =>
    words[counts]({ less: keeps.kind === 'share' ? percent(keeps.basisPoints) : money(keeps.amount) })
}
