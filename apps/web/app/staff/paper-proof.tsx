import { Skeleton, TextArea } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { type ComponentProps, lazy, Suspense } from 'react'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { useWords } from '#app/lib/messages/words.ts'

const Attach = lazy(() => import('#app/lib/attaching/attach.tsx'))

type Props = {
  reason: Pick<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'error'>
  files: readonly MediaFile[]
  onFiles: (files: readonly MediaFile[]) => void
  /** When a document is needed; unless said, that of what was agreed on paper. */
  hint?: string
}

/** Why something agreed on paper changes, and the document that shows it: a second person compares both. */
export const PaperProof = ({ reason, files, onFiles, hint }: Props) => {
  const words = useWords(approvalWords)
  return (
    <>
      <TextArea label={words.reason} hint={hint ?? words.paperHint} rows={2} maxLength={500} {...reason} />
      <Suspense fallback={<Skeleton height={120} />}>
        <Attach
          label={words.evidence}
          hint={hint === undefined ? words.evidenceHint : words.evidenceFiles}
          accept="image/*,application/pdf"
          files={files}
          onChange={onFiles}
        />
      </Suspense>
    </>
  )
}
