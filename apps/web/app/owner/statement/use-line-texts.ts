import { useFormats } from '#app/lib/formats.ts'
import { statementLineWords } from '#app/lib/messages/owner/statement-lines.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useLanguage } from '#app/lib/spoken.ts'
import { asTheServerSays, lineTexts } from './line-texts.ts'

export const useLineTexts = () => {
  const words = useWords(statementLineWords)
  const { stayDates, date } = useFormats()
  return useLanguage() === 'en' ? asTheServerSays : lineTexts({ words, stayDates, date })
}
