import { Alert } from '@porchlight/ui'
import { companyWords } from '#app/lib/messages/staff/company.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Says that someone else saved these settings meanwhile, and that nothing was replaced yet. */
export const Overtaken = () => {
  const { overtaken } = useWords(companyWords)
  return (
    <Alert tone="warning" live>
      {overtaken}
    </Alert>
  )
}
