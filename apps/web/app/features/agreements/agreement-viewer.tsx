import { DocumentView, type DocumentViewProps } from '@porchlight/ui'
import { agreementWords } from '#app/lib/messages/site/agreements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { AdditionalAgreement } from './additional-agreement.tsx'
import type { useAgreement } from './use-agreement.ts'

type Props = { of: ReturnType<typeof useAgreement>; height: DocumentViewProps['height'] }

/** An agreement: its text with Print, its file in a frame, or an error with Try Again (spec section 2). */
export const AgreementViewer = ({ of: { content, state, tryAgain }, height }: Props) => {
  const words = useWords(agreementWords)
  const more = content?.additionalAgreement
  return (
    <DocumentView
      state={state}
      height={height}
      onTryAgain={tryAgain}
      words={{
        loading: words.loading,
        print: words.print,
        newTab: words.newTab,
        tryAgain: words.tryAgain,
        label: (title) => words.label({ title }),
      }}
    >
      {more && <AdditionalAgreement html={more} height="small" />}
    </DocumentView>
  )
}
