import type { FileUploaderWords } from '@porchlight/ui/file-uploader'
import { useFormats } from '#app/lib/formats.ts'
import { deviceWords } from '#app/lib/messages/me/device.ts'
import { talkWords } from '#app/lib/messages/stay/conversation.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The uploader's texts for attachments. */
export const useUploaderWords = ({ one = false } = {}): FileUploaderWords => {
  const {
    uploader: { dropOne, fullOne, ...uploader },
    reasons,
  } = useWords(talkWords)
  const { goesAlong } = useWords(deviceWords)
  const { decimal } = useFormats()
  return {
    ...uploader,
    ...(one && { drop: dropOne, full: fullOne }),
    waits: goesAlong,
    move: (name) => name,
    moveHint: '',
    moved: (name) => name,
    remove: (name) => uploader.remove({ name }),
    removed: (name) => uploader.removed({ name }),
    percent: (percent) => uploader.percent({ percent }),
    progress: (name) => uploader.progress({ name }),
    bytes: (bytes) => uploader.bytes({ size: decimal(Math.max(bytes / 1_000_000, 0.1), 1) }),
    refused: (name, reason, accepted) =>
      reason === 'type' && accepted.length > 0
        ? uploader.refusedType({ name, types: accepted.join(', ') })
        : uploader.refused({ name, reason: reasons[reason] }),
    failedFiles: (names, reason) => uploader.failedFiles({ names: names.join(', '), reason }),
  }
}
