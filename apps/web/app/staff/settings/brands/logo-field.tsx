import type { Brand } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { ImageUploader } from '#app/lib/attaching/image-uploader.tsx'
import { brandWords } from '#app/lib/messages/staff/brands.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  known: Brand['logo']
  removed: boolean
  name: string
  files: readonly MediaFile[]
  onFiles: (files: readonly MediaFile[]) => void
  onRemove: (removed: boolean) => void
}

/** The logo that replaces the brand's name. */
export const LogoField = ({ known, removed, name, files, onFiles, onRemove }: Props) => {
  const words = useWords(brandWords)
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
      <ImageUploader label={words.logo} hint={words.logoHint} value={files} onChange={onFiles} />
    </div>
  )
}
