import { mostAttachments, uploadCustomFile, uploadLimits } from '@porchlight/contract'
import { FileUploader, type MediaFile, type SendFile } from '@porchlight/ui/file-uploader'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { talkWords } from '#app/lib/messages/stay/conversation.ts'
import { useWords } from '#app/lib/messages/words.ts'

const send: SendFile = async (file, onProgress) => {
  const answer = await api(uploadCustomFile, { body: { file } })
  if (!answer.ok) return { ok: false, message: answer.error.message }
  onProgress(1)
  const { id, name, thumbnail, originalSrc } = answer.results.data
  return { ok: true, file: { id: String(id), name, thumbnail, originalSrc } }
}

type Props = { files: readonly MediaFile[]; onChange: (files: readonly MediaFile[]) => void }

/** Files to go along with a message. Its code is fetched when somebody wants to send one. */
const Attach = ({ files, onChange }: Props) => {
  const words = useWords(talkWords)
  const { decimal } = useFormats()
  return (
    <FileUploader
      label={words.files}
      hint={words.filesHint}
      accept="image/*,video/*,application/pdf"
      most={mostAttachments}
      mostBytes={uploadLimits.document}
      sortable={false}
      size="sm"
      value={files}
      onChange={onChange}
      send={send}
      words={{
        ...words.uploader,
        move: (name) => name,
        moveHint: '',
        moved: (name) => name,
        remove: (name) => words.uploader.remove({ name }),
        removed: (name) => words.uploader.removed({ name }),
        percent: (percent) => words.uploader.percent({ percent }),
        progress: (name) => words.uploader.progress({ name }),
        bytes: (bytes) => words.uploader.bytes({ size: decimal(Math.max(bytes / 1_000_000, 0.1), 1) }),
        refused: (name, reason) => words.uploader.refused({ name, reason: words.reasons[reason] }),
        failedFiles: (names) => words.uploader.failedFiles({ names: names.join(', ') }),
      }}
    />
  )
}
// React.lazy asks for a default export.
export default Attach
