import { mostAttachments } from '@porchlight/contract'
import { isNativeShell } from '@porchlight/native'
import { FileUploader, type MediaFile } from '@porchlight/ui/file-uploader'
import { talkWords } from '#app/lib/messages/stay/conversation.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { mostBytes, sendOrHold } from '#app/lib/offline/send-file.ts'
import { useUploaderWords } from './uploader-words.ts'

type Props = {
  files: readonly MediaFile[]
  onChange: (files: readonly MediaFile[]) => void
  /** The label, if they aren't just a message's files. */
  label?: string
  hint?: string
  error?: string | undefined
  accept?: string
}

/** Files attached to a message or a claim. The code loads when someone may want to send one. */
const Attach = ({ files, onChange, label, hint, error, accept }: Props) => {
  const words = useWords(talkWords)
  return (
    <FileUploader
      label={label ?? words.files}
      hint={hint ?? words.filesHint}
      error={error}
      accept={accept ?? 'image/*,video/*,application/pdf'}
      most={mostAttachments}
      mostBytes={mostBytes.attachment}
      sortable={false}
      size="sm"
      value={files}
      onChange={onChange}
      send={sendOrHold}
      // A browser's own picker offers the camera if there is one; the app's doesn't.
      {...(isNativeShell() && { capture: 'environment' as const })}
      words={useUploaderWords()}
    />
  )
}
// React.lazy asks for a default export.
export default Attach
