import { fewestPictures, type HomeSetup } from '@porchlight/contract'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** What a step is missing, in words. */
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
    if (step === 'marketing-channels') return words.missingLead({ what: words.missing.channels })
    if (step === 'utility-fee-settings') return words.missingLead({ what: words.missing.utilities })
    if (step === 'lead-time') return words.missingLead({ what: words.missing.notice })
    if (step === 'pricing') return words.missingLead({ what: words.missing.prices })
    if (step === 'confirm-strategy') return words.missingLead({ what: words.missing.signature })
    if (missing.includes('confirmation')) return words.missing.confirmation
    return words.missingLead({ what: missing.map(named).join(', ') })
  }
}
