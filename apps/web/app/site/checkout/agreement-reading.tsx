import type { bookingAgreement, ResultsOf } from '@porchlight/contract'
import { Alert, Button } from '@porchlight/ui'
import { useState } from 'react'
import { AgreementText } from '#app/features/booking/agreement-text.tsx'
import { useLanguage } from '#app/lib/language-context.ts'
import { agreementReadingWords } from '#app/lib/messages/site/agreement-reading.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Agreement = ResultsOf<typeof bookingAgreement>

/** The agreement to sign, in the reader's language if translated, with a note on the binding text. */
export const AgreementReading = ({ agreement }: { agreement: Agreement }) => {
  const words = useWords(agreementReadingWords)
  const reader = useLanguage()
  const [binding, setBinding] = useState(false)
  const { reading } = agreement
  const original = <AgreementText title={agreement.title} html={agreement.agreement} language="en" />
  if (!reading)
    return (
      <>
        {!reader.startsWith('en') && <Alert tone="info">{words.englishOnly}</Alert>}
        {original}
      </>
    )
  return (
    <>
      <Alert
        tone="info"
        action={
          <Button size="small" onClick={() => setBinding(!binding)}>
            {binding ? words.showReading : words.showBinding}
          </Button>
        }
      >
        {binding ? words.thisBinds : words.readingNote}
      </Alert>
      {binding ? original : <AgreementText title={reading.title} html={reading.html} language={reading.language} />}
    </>
  )
}
