import type { DocumentTemplate } from '@porchlight/contract'
import { staffDocumentsWords } from '#app/lib/messages/staff/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** A template's signing rules in one line. */
export const useSigningRules = () => {
  const words = useWords(staffDocumentsWords)
  return ({ everyOwner, countersigned, required, validMonths }: DocumentTemplate): string =>
    [
      everyOwner ? words.everyOwner : words.oneOwner,
      countersigned && words.countersigned,
      required && words.required,
      validMonths && words.months({ months: validMonths }),
    ]
      .filter(Boolean)
      .join(', ')
}
