import { addContentImage, contentImages, type LibraryImage, type Picture } from '@porchlight/contract'
import { Button, Modal, Press, TextField, toast } from '@porchlight/ui'
import { isUploading, type MediaFile } from '@porchlight/ui/file-uploader'
import { useEffect, useState } from 'react'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { api } from '#app/lib/api.ts'
import { ImageUploader } from '#app/lib/attaching/image-uploader.tsx'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { onPick: (picture: Picture) => void; onClose: () => void }

/** Adds an uploaded picture to the library; it needs a description first. */
const Upload = ({ onPick }: Pick<Props, 'onPick'>) => {
  const words = useWords(staffContentWords)
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const [alt, setAlt] = useState('')
  const [file] = files
  const ready = file !== undefined && typeof file.id === 'number' && !isUploading([file])
  const add = async () => {
    if (!ready || alt.trim() === '') return
    const answer = await api(addContentImage, { body: { uploadId: Number(file.id), alt: alt.trim() } })
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    onPick(answer.results.image.picture)
  }
  return (
    <div className="content-upload">
      <ImageUploader label={words.upload} value={files} onChange={setFiles} />
      {file && (
        <TextField label={words.alt} hint={words.altHint} required maxLength={300} value={alt} onChange={setAlt} />
      )}
      {file && (
        <Button disabled={!ready || alt.trim() === ''} onClick={add}>
          {words.addImage}
        </Button>
      )}
    </div>
  )
}

/** The pictures documents can use: searched by their content, or uploaded. */
export const ImagePicker = ({ onPick, onClose }: Props) => {
  const words = useWords(staffContentWords)
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [images, setImages] = useState<readonly LibraryImage[]>([])
  const [total, setTotal] = useState(0)
  useEffect(() => {
    let current = true
    const later = setTimeout(async () => {
      const answer = await api(contentImages, { query: { page: String(page), ...(q.trim() && { q: q.trim() }) } })
      if (!current || !answer.ok) return
      setImages((known) => (page === 1 ? answer.results.images : [...known, ...answer.results.images]))
      setTotal(answer.results.total)
    }, 250)
    return () => {
      current = false
      clearTimeout(later)
    }
  }, [q, page])
  return (
    <Modal open onClose={onClose} title={words.chooseImage} closeLabel={words.close} size="large">
      <TextField
        label={words.findImage}
        icon="search"
        value={q}
        maxLength={80}
        onChange={(text) => {
          setPage(1)
          setQ(text)
        }}
      />
      <ul className="content-library">
        {images.map(({ picture }) => (
          <li key={picture.id}>
            <Press onClick={() => onPick(picture)}>
              <HomePicture image={picture} sizes="200px" ratio="3 / 2" />
              <small data-content>{picture.alt}</small>
            </Press>
          </li>
        ))}
      </ul>
      {images.length < total && (
        <Button views onClick={() => setPage(page + 1)}>
          {words.moreImages}
        </Button>
      )}
      <Upload onPick={onPick} />
    </Modal>
  )
}
