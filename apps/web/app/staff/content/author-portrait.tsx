import type { Picture } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { useState } from 'react'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ImagePicker } from './image-picker.tsx'

type Props = { portrait: Picture | undefined; onPick: (picture: Picture | null) => void }

/** The author's picture from the library. */
export const AuthorPortrait = ({ portrait, onPick }: Props) => {
  const words = useWords(staffContentWords)
  const [open, setOpen] = useState(false)
  return (
    <div className="content-image-field">
      {portrait && <HomePicture image={portrait} sizes="96px" ratio="1 / 1" silent />}
      <div className="staff-acts">
        <Button size="small" onClick={() => setOpen(true)}>
          {portrait ? words.changePortrait : words.choosePortrait}
        </Button>
        {portrait && (
          <Button size="small" look="bare" onClick={() => onPick(null)}>
            {words.removePortrait}
          </Button>
        )}
      </div>
      {open && (
        <ImagePicker
          onPick={(picture) => {
            setOpen(false)
            onPick(picture)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
