import type { Queue, Upload } from '@porchlight/offline'
import { Icon } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { deviceWords } from '#app/lib/messages/me/device.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useWaitingPicture } from '#app/lib/offline/use-waiting-file.ts'

const OneFile = ({ queue, upload }: { queue: Queue; upload: Upload }) => {
  const words = useWords(deviceWords)
  const { decimal } = useFormats()
  const picture = useWaitingPicture(queue, upload)
  const size = words.megabytes({ size: decimal(Math.max(upload.fileSize / 1_000_000, 0.1), 1) })
  const sent = upload.uploadedChunk.filter(Boolean).length
  return (
    <li>
      <span className="device-file-picture">
        {picture ? <img src={picture} alt="" /> : <Icon name="document" size={20} />}
      </span>
      <span className="device-file-name">{upload.fileName}</span>
      <span className="device-when num">
        {sent > 0 ? `${size} · ${words.partSent({ part: sent, of: upload.chunks })}` : size}
      </span>
    </li>
  )
}

/** The files waiting with a write, as they were chosen. */
export const WriteFiles = ({ queue, uploads }: { queue: Queue; uploads: readonly Upload[] }) => {
  const words = useWords(deviceWords)
  if (uploads.length === 0) return null
  return (
    <ul className="device-files" aria-label={words.files}>
      {uploads.map((upload) => (
        <OneFile key={upload.id} queue={queue} upload={upload} />
      ))}
    </ul>
  )
}
