import { FileUploader, type MediaFile } from '@porchlight/ui/file-uploader'
import { useState } from 'react'
import { documentDownscale } from '#app/lib/attaching/downscale.ts'
import { useUploaderWords } from '#app/lib/attaching/uploader-words.ts'
import { ownerTourWords } from '#app/lib/messages/owner/tour.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { mostBytes, sendOrHold } from '#app/lib/offline/send-file.ts'

/** Adds an uploaded floor plan as a row. */
export const AddFile = ({ isFull, onArrived }: { isFull: boolean; onArrived: (file: MediaFile) => void }) => {
  const words = useWords(ownerTourWords)
  const uploader = useUploaderWords()
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const change = (next: readonly MediaFile[]) => {
    const arrived = next.filter(({ data }) => !data?.uploading && !data?.waits)
    setFiles(next.filter((file) => !arrived.includes(file)))
    for (const file of arrived) onArrived(file)
  }
  return (
    <FileUploader
      label={words.file}
      hint={words.fileHint}
      accept="image/*,application/pdf"
      most={1}
      mostBytes={mostBytes.attachment}
      downscale={documentDownscale}
      disabled={isFull}
      value={files}
      onChange={change}
      send={sendOrHold}
      words={{ ...uploader, drop: isFull ? words.full : words.drop, full: words.full }}
    />
  )
}
