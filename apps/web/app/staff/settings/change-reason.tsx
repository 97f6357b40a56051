import { Alert, TextArea } from '@porchlight/ui'
import type { ComponentProps } from 'react'
import { companyWords } from '#app/lib/messages/staff/company.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The reason for a change that affects legal documents, below its consequence. */
export const ChangeReason = (field: Pick<ComponentProps<typeof TextArea>, 'name' | 'value' | 'error' | 'onChange'>) => {
  const words = useWords(companyWords)
  return (
    <>
      <Alert tone="warning">{words.consequence}</Alert>
      <TextArea label={words.reason} hint={words.reasonHint} rows={2} maxLength={500} required {...field} />
    </>
  )
}
