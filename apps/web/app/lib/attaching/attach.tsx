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
  /** What they are called, where they are not just files of a message. */
  label?: string
  hint?: string
  error?: string | undefined
  accept?: string
}

/** Files to go along with a message or a claim. Its code is fetched when someone may want to send one. */
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
      // A browser's own chooser offers the camera where there is one; the app's does not.
      {...(isNativeShell() && { capture: 'environment' as const })}
      words={useUploaderWords()}
    />
  )
}
// React.lazy asks for a default export.
export default Attach
