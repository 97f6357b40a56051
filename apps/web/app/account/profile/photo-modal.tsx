import { uploadCustomImage } from '@porchlight/contract'
import { Button, Modal, toast } from '@porchlight/ui'
import { FileUploader, isUploading, type MediaFile, type SendFile } from '@porchlight/ui/file-uploader'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { profileWords } from '#app/lib/messages/account/profile.ts'
import { deviceWords } from '#app/lib/messages/me/device.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { mostBytes, sendOrHold } from '#app/lib/offline/send-file.ts'
import { squareOf } from './square.ts'
import { useShowPhoto } from './use-show-photo.ts'

const sendOrHoldImage = sendOrHold(uploadCustomImage)

/** Cut square here, so that no more of a picture leaves the device than is shown. */
const send: SendFile = async (file, ...rest) => sendOrHoldImage(await squareOf(file).catch(() => file), ...rest)

const PhotoModal = ({ onClose }: { onClose: () => void }) => {
  const { uploader: words, ...own } = useWords(profileWords)
  const shared = useWords(formWords)
  const { goesAlong } = useWords(deviceWords)
  const showPhoto = useShowPhoto()
  const { revalidate } = useRevalidator()
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const [busy, setBusy] = useState(false)
  const [file] = files
  const show = async () => {
    if (!file || busy) return
    setBusy(true)
    const shown = await showPhoto(file)
    setBusy(false)
    if (shown.ok === false) {
      toast({ type: 'danger', title: shared.error, message: shown.message || shared.couldNotComplete })
      return
    }
    if (shown.ok === true) await revalidate()
    onClose()
  }
  return (
    <Modal
      open
      size="small"
      title={own.photoTitle}
      closeLabel={own.close}
      onClose={onClose}
      footer={
        <>
          <Button
            look="primary"
            busy={busy}
            onClick={() => void show()}
            {...((!file || isUploading(files)) && { disabledReason: own.photoFirst })}
          >
            {own.photoUse}
          </Button>
          <Button onClick={onClose}>{own.cancel}</Button>
        </>
      }
    >
      <FileUploader
        label={own.photoLabel}
        hint={own.photoHint}
        value={files}
        onChange={setFiles}
        send={send}
        accept="image/*"
        most={1}
        mostBytes={mostBytes.photo}
        sortable={false}
        capture="user"
        size="lg"
        downscale={null}
        words={{
          ...words,
          moved: () => '',
          move: () => '',
          moveHint: '',
          waits: goesAlong,
          remove: (name) => words.remove({ name }),
          removed: (name) => words.removed({ name }),
          percent: (percent) => words.percent({ percent }),
          progress: (name) => words.progress({ name }),
          bytes: (bytes) => words.bytes({ size: Math.max(1, Math.round(bytes / 1000)) }),
          refused: (name) => words.refused({ name }),
          failedFiles: (names) => words.failedFiles({ names: names.join(', ') }),
        }}
      />
    </Modal>
  )
}
// React.lazy asks for a default export.
export default PhotoModal
