import { Button, Modal, toast } from '@porchlight/ui'
import { FileUploader, type MediaFile, type SendFile } from '@porchlight/ui/file-uploader'
import { middleCrop, PictureCrop } from '@porchlight/ui/picture-crop'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { profileWords } from '#app/lib/messages/account/profile.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { mostBytes, sendOrHold } from '#app/lib/offline/send-file.ts'
import { cropToSquare } from './crop-square.ts'
import { useSavePhoto } from './use-save-photo.ts'

const accept = 'image/*'

/** A chosen photo stays on the device until it is cropped, so only the crop is uploaded. */
const hold: SendFile = async (file) => ({ ok: 'waits', file })

/** The file being sent, in the uploader's format. */
const sentOf = async (chosen: MediaFile, file: File): Promise<MediaFile | { message: string }> => {
  const answer = await sendOrHold(file, () => {}, new AbortController().signal, { accept })
  if (answer.ok === false) return { message: answer.message }
  if (answer.ok === 'waits') return { ...chosen, data: { uploading: false, file: answer.file, waits: true } }
  return { ...chosen, ...answer.file, thumbnail: null, data: { uploading: false, file } }
}

/** An object URL of a local file, revoked when no longer shown. */
const useAddress = (file: File | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

const PhotoModal = ({ onClose }: { onClose: () => void }) => {
  const { uploader: words, ...own } = useWords(profileWords)
  const shared = useWords(formWords)
  const showPhoto = useSavePhoto()
  const { revalidate } = useRevalidator()
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const [busy, setBusy] = useState(false)
  const [crop, setCrop] = useState(middleCrop)
  const [isDrawn, setDrawn] = useState(true)
  const [chosen] = files
  const picture = chosen?.data?.file
  const address = useAddress(picture)
  const choose = (next: readonly MediaFile[]) => {
    setFiles(next)
    setCrop(middleCrop)
    setDrawn(true)
  }
  const show = async () => {
    if (!chosen || !picture || busy) return
    setBusy(true)
    const sent = await sentOf(chosen, await cropToSquare(picture, crop).catch(() => picture))
    const shown = 'message' in sent ? { ok: false as const, message: sent.message } : await showPhoto(sent)
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
          {picture ? (
            <Button onClick={() => choose([])}>{own.photoOther}</Button>
          ) : (
            <Button onClick={onClose}>{own.cancel}</Button>
          )}
          <Button
            look="primary"
            busy={busy}
            onClick={() => void show()}
            {...(!picture && { disabledReason: own.photoFirst })}
          >
            {own.photoUse}
          </Button>
        </>
      }
    >
      {address && isDrawn ? (
        <PictureCrop
          src={address}
          value={crop}
          onChange={setCrop}
          onUnreadable={() => setDrawn(false)}
          words={{
            label: own.photoPart,
            hint: own.photoPartHint,
            zoom: own.photoZoom,
            percent: (percent) => words.percent({ percent }),
          }}
        />
      ) : (
        <FileUploader
          label={own.photoLabel}
          hint={own.photoHint}
          value={files}
          onChange={choose}
          send={hold}
          accept={accept}
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
            waits: '',
            remove: (name) => words.remove({ name }),
            removed: (name) => words.removed({ name }),
            percent: (percent) => words.percent({ percent }),
            progress: (name) => words.progress({ name }),
            bytes: (bytes) => words.bytes({ size: Math.max(1, Math.round(bytes / 1000)) }),
            refused: (name) => words.refused({ name }),
            failedFiles: (names, reason) => words.failedFiles({ names: names.join(', '), reason }),
          }}
        />
      )}
    </Modal>
  )
}
// React.lazy asks for a default export.
export default PhotoModal
