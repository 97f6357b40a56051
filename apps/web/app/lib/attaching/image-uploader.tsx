import { FileUploader, type MediaFile } from '@porchlight/ui/file-uploader'
import { mostBytes, sendOrHold } from '#app/lib/offline/send-file.ts'
import { useUploaderWords } from './uploader-words.ts'

type Props = {
  label: string
  hint?: string
  value: readonly MediaFile[]
  onChange: (files: readonly MediaFile[]) => void
}

/** Uploads one image, such as a logo or a page's picture. */
export const ImageUploader = (props: Props) => (
  <FileUploader
    accept="image/*"
    most={1}
    mostBytes={mostBytes.attachment}
    sortable={false}
    size="sm"
    send={sendOrHold}
    words={useUploaderWords({ one: true })}
    {...props}
  />
)
