import { setPhoto } from '@porchlight/contract'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { profileWords } from '#app/lib/messages/account/profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { arrivedIds, filesInHand } from '#app/lib/offline/send-file.ts'
import { useKeepWithFiles, useSendOrKeep } from '#app/lib/offline/send-or-keep.ts'
import { photoObject, useWaitingFile } from '#app/lib/offline/use-waiting-file.ts'

type Shown = { ok: true } | { ok: 'waits' } | { ok: false; message: string }

/**
 * Saves the profile photo. Offline it is queued, and replaces one that is queued or was rejected before, so an outdated
 * choice is never sent first.
 */
export const useSavePhoto = () => {
  const words = useWords(profileWords)
  const send = useSendOrKeep()
  const keep = useKeepWithFiles()
  const waiting = useWaitingFile(photoObject)
  const about = { object: photoObject, label: words.photoTitle }
  return async (file: MediaFile): Promise<Shown> => {
    const [inHand] = filesInHand([file], { field: 'uploadId', namedAs: 'id' })
    const [uploadId] = arrivedIds([file])
    if (inHand) {
      const other = waiting && { upload: waiting.upload.id, file: inHand.file, name: inHand.name }
      const isExchanged = other && (await waiting.queue.edit(waiting.head.id, {}, [other]).catch(() => false))
      if (isExchanged) return { ok: 'waits' }
      return (await keep(setPhoto, { body: {} }, about, [inHand])) ? { ok: 'waits' } : { ok: false, message: '' }
    }
    if (uploadId === undefined) return { ok: false, message: '' }
    const answer = await send(setPhoto, { body: { uploadId } }, about)
    return answer.ok === false ? { ok: false, message: answer.error.message } : ({ ok: answer.ok } as Shown)
  }
}
