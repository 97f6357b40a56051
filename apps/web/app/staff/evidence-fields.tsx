import { Skeleton, TextArea } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { arrivedIds, hasPendingFiles } from '#app/lib/offline/send-file.ts'

const Attach = lazy(() => import('#app/lib/attaching/attach.tsx'))

/** The evidence of a form: its files, and why its button has to wait for an upload. */
export const useEvidence = () => {
  const { evidencePending } = useWords(approvalWords)
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  return {
    fields: { files, onFiles: setFiles },
    ids: arrivedIds(files),
    submit: hasPendingFiles(files) ? { disabledReason: evidencePending } : {},
    clear: () => setFiles([]),
  }
}

type Props = {
  reason: Pick<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'error'>
  files: readonly MediaFile[]
  onFiles: (files: readonly MediaFile[]) => void
  /** When evidence is needed; defaults to terms signed on paper. */
  hint?: string
}

/** A reason and the document behind it, which a second approver compares. */
export const EvidenceFields = ({ reason, files, onFiles, hint }: Props) => {
  const words = useWords(approvalWords)
  return (
    <>
      <TextArea label={words.reason} hint={hint ?? words.reasonHint} rows={2} maxLength={500} {...reason} />
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
