import type { ContentImage, Picture } from '@porchlight/contract'
import { Button, TextField } from '@porchlight/ui'
import { useState } from 'react'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { movedTo } from './blank.ts'
import { ImagePicker } from './image-picker.tsx'
import { usePictures } from './pictures.ts'

type Props = { image: ContentImage; onChange: (image: ContentImage) => void; onRemove?: (() => void) | undefined }

/** A library picture with its description and caption in this language. */
export const ImageField = ({ image, onChange, onRemove }: Props) => {
  const words = useWords(staffContentWords)
  const { pictures, know } = usePictures()
  const [open, setOpen] = useState(false)
  const picture = pictures.get(image.pictureId)
  const pick = (chosen: Picture) => {
    know(chosen)
    setOpen(false)
    onChange({ ...image, pictureId: chosen.id, alt: image.alt || chosen.alt })
  }
  return (
    <div className="content-image-field">
      {picture && <HomePicture image={picture} sizes="160px" ratio="3 / 2" silent />}
      <div>
        <div className="staff-acts">
          <Button size="small" onClick={() => setOpen(true)}>
            {picture ? words.changeImage : words.chooseImage}
          </Button>
          {onRemove && (
            <Button size="small" look="bare" onClick={onRemove}>
              {words.remove}
            </Button>
          )}
        </div>
        {picture && (
          <>
            <TextField
              label={words.alt}
              hint={words.altHint}
              required
              maxLength={300}
              value={image.alt}
              error={image.alt.trim() === '' ? words.altRequired : undefined}
              onChange={(alt) => onChange({ ...image, alt })}
            />
            <TextField
              label={words.caption}
              maxLength={300}
              value={image.caption}
              onChange={(caption) => onChange({ ...image, caption })}
            />
          </>
        )}
      </div>
      {open && <ImagePicker onPick={pick} onClose={() => setOpen(false)} />}
    </div>
  )
}

type ListProps = { images: readonly ContentImage[]; onChange: (images: ContentImage[]) => void }

/** Several pictures, in order: dragged by their handle, or moved with buttons. */
export const ImagesField = ({ images, onChange }: ListProps) => {
  const words = useWords(staffContentWords)
  const { know } = usePictures()
  const [open, setOpen] = useState(false)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const add = (picture: Picture) => {
    know(picture)
    setOpen(false)
    onChange([...images, { pictureId: picture.id, alt: picture.alt, caption: '' }])
  }
  const rest = () => {
    setDragged(null)
    setOver(null)
  }
  return (
    <div className="content-images-field">
      <ol>
        {images.map((image, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
            key={at}
            className="content-images-row"
            data-over={(over === at && dragged !== at) || undefined}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              setOver(at)
            }}
            onDrop={(event) => {
              if (dragged === null) return
              event.preventDefault()
              event.stopPropagation()
              if (dragged !== at) onChange(movedTo(images, dragged, at))
              rest()
            }}
          >
            <span
              className="content-block-grip"
              draggable
              aria-hidden="true"
              onDragStart={(event) => {
                event.stopPropagation()
                setDragged(at)
              }}
              onDragEnd={rest}
            >
              ⠿
            </span>
            <ImageField
              image={image}
              onChange={(changed) => onChange(images.map((one, place) => (place === at ? changed : one)))}
              onRemove={() => onChange(images.filter((_, place) => place !== at))}
            />
            <div className="staff-acts">
              {at > 0 && (
                <Button
                  size="small"
                  look="bare"
                  icon="chevron-up"
                  onClick={() => onChange(movedTo(images, at, at - 1))}
                >
                  {words.moveUp}
                </Button>
              )}
              {at < images.length - 1 && (
                <Button
                  size="small"
                  look="bare"
                  icon="chevron-down"
                  onClick={() => onChange(movedTo(images, at, at + 1))}
                >
                  {words.moveDown}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Button size="small" icon="plus" onClick={() => setOpen(true)}>
        {words.addImage}
      </Button>
      {open && <ImagePicker onPick={add} onClose={() => setOpen(false)} />}
    </div>
  )
}
