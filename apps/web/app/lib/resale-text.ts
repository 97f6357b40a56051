import type { ResaleTerms } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { rebookedNightsWords } from '#app/lib/messages/site/rebooked-nights.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The sentence on what is refunded once the nights of a canceled stay are rebooked (R40). */
export const useResaleText = () => {
  const { money, percent } = useFormats()
  const words = useWords(rebookedNightsWords)
  return ({ counts, keeps }: ResaleTerms): string =>
    words[counts]({ less: keeps.kind === 'share' ? percent(keeps.basisPoints) : money(keeps.amount) })
}
