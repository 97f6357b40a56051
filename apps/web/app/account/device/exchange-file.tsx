import type { Exchange, Upload } from '@porchlight/offline'
import { FileUploader, type MediaFile, type SendFile } from '@porchlight/ui/file-uploader'
import { useState } from 'react'
import { photoDownscale } from '#app/lib/attaching/downscale.ts'
import { useUploaderWords } from '#app/lib/attaching/uploader-words.ts'
import { deviceWords } from '#app/lib/messages/me/device.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { mostBytes } from '#app/lib/offline/send-file.ts'
import { photoObject } from '#app/lib/offline/use-waiting-file.ts'
import { cropToSquare } from '../profile/crop-square.ts'

/** It isn't sent from here: it takes its place in the write, prepared as where it was first chosen. */
const hold: Record<'photo' | 'file', SendFile> = {
  photo: async (file) => ({ ok: 'waits', file: await cropToSquare(file).catch(() => file) }),
  file: async (file) => ({ ok: 'waits', file }),
}

type Props = { object: string; upload: Upload; onChange: (exchange: Exchange | undefined) => void }

/** Replaces a waiting file with another. */
const ExchangeFile = ({ object, upload, onChange }: Props) => {
  const words = useWords(deviceWords)
  const uploader = useUploaderWords({ one: true })
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const isPhoto = object === photoObject
  const take = (next: readonly MediaFile[]) => {
    setFiles(next)
    const chosen = next.find(({ data }) => data?.waits)?.data?.file
    onChange(chosen && { upload: upload.id, file: chosen, name: chosen.name })
  }
  return (
    <FileUploader
      label={words.exchange({ name: upload.fileName })}
      accept={isPhoto ? 'image/*' : 'image/*,video/*,application/pdf'}
      most={1}
      mostBytes={isPhoto ? mostBytes.photo : mostBytes.attachment}
      sortable={false}
      size="sm"
      value={files}
      onChange={take}
      send={isPhoto ? hold.photo : hold.file}
      {...(isPhoto && { downscale: photoDownscale })}
      words={{ ...uploader, full: words.exchanged }}
    />
  )
}
// React.lazy asks for a default export.
export default ExchangeFile
