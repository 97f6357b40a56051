import type { Brand } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { FileUploader, type MediaFile } from '@porchlight/ui/file-uploader'
import { useUploaderWords } from '#app/lib/attaching/uploader-words.ts'
import { brandWords } from '#app/lib/messages/staff/brands.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { mostBytes, sendOrHold } from '#app/lib/offline/send-file.ts'

type Props = {
  known: Brand['logo']
  removed: boolean
  name: string
  files: readonly MediaFile[]
  onFiles: (files: readonly MediaFile[]) => void
  onRemove: (removed: boolean) => void
}

/** The logo that replaces the brand’s name. */
export const LogoField = ({ known, removed, name, files, onFiles, onRemove }: Props) => {
  const words = useWords(brandWords)
  const uploader = useUploaderWords()
  const shown = known && !removed && files.length === 0
  return (
    <div className="settings-logo">
      {shown && (
        <div className="staff-acts">
          <img src={known.src} width={known.width} height={known.height} alt={words.logoAlt({ name })} />
          <Button size="small" look="bare" onClick={() => onRemove(true)}>
            {words.logoRemove}
          </Button>
        </div>
      )}
      <FileUploader
        label={words.logo}
        hint={words.logoHint}
        accept="image/*"
        most={1}
        mostBytes={mostBytes.attachment}
        sortable={false}
        size="sm"
        value={files}
        onChange={onFiles}
        send={sendOrHold}
        words={uploader}
      />
    </div>
  )
}
