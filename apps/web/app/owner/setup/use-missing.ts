import { fewestPictures, type HomeSetup } from '@porchlight/contract'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** What a step still misses, in words. */
export const useMissing = () => {
  const words = useWords(setupWords)
  const named = (code: string): string => {
    if (code === 'pictures') return words.missing.pictures({ least: fewestPictures })
    const known: Record<string, unknown> = words.missing
    const text = known[code]
    return typeof text === 'string' ? text : code
  }
  return ({ step, missing }: HomeSetup['steps'][number]): string => {
    if (step === 'final-approval') return words.approvalText
    if (missing.includes('confirmation')) return words.missing.confirmation
    return words.missingLead({ what: missing.map(named).join(', ') })
  }
}
