import './gallery.css'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Picture, type PictureImage, type PictureProps } from './picture.tsx'
import type { ThumbnailSize } from './slides.ts'

const GalleryViewer = lazy(() => import('./gallery-viewer.tsx'))

export type GalleryImage = PictureImage & { evening?: PictureImage | null; caption?: string }

export type ViewerWords = {
  /** The accessible name of the viewer. */
  viewer: string
  position: (number: number, of: number) => string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  close: string
}

export type GalleryWords = ViewerWords & {
  /** The label of the button that opens all, such as "All 32 pictures". */
  all: string
  open: (alt: string) => string
}

export type GalleryProps = {
  images: readonly GalleryImage[]
  words: GalleryWords
} & Pick<PictureProps, 'srcOf' | 'widths' | 'formats'>

export type GalleryModalProps = Omit<GalleryProps, 'words'> & {
  words: ViewerWords
  /** The current picture; null while the viewer is closed. */
  shown: number | null
  onShown: (index: number | null) => void
  /** The width of the thumbnails below; null for none. */
  thumbnails?: ThumbnailSize | null
}

/** All pictures in full screen, one at a time: with keys, swipes, pinches, and double taps. */
export const GalleryModal = ({ shown, onShown, thumbnails = 'default', ...gallery }: GalleryModalProps) =>
  shown !== null && (
    <Suspense>
      <GalleryViewer
        {...gallery}
        thumbnails={thumbnails}
        index={shown}
        onIndex={onShown}
        onClose={() => onShown(null)}
      />
    </Suspense>
  )

/** One large picture, two next to it, five below; each opens the full-screen viewer. */
export const Gallery = ({ images, words, ...renditions }: GalleryProps) => {
  const [shown, setShown] = useState<number | null>(null)
  const main = images.slice(0, 3)
  const thumbs = images.slice(3, 8)
  const item = (image: GalleryImage, index: number, sizes: string) => (
    <button
      key={image.src}
      type="button"
      className="ui-gallery-item"
      aria-label={words.open(image.alt)}
      onClick={() => setShown(index)}
    >
      <Picture image={image} evening={image.evening} sizes={sizes} eager={index === 0} silent {...renditions} />
    </button>
  )
  return (
    <div className="ui-gallery">
      <div className="ui-gallery-main" data-count={main.length}>
        {main.map((image, index) =>
          item(image, index, index === 0 ? '(width <= 768px) 100vw, min(66vw, 880px)' : 'min(33vw, 440px)'),
        )}
      </div>
      {thumbs.length > 0 && (
        <div className="ui-gallery-thumbs">
          {thumbs.map((image, index) => item(image, index + 3, '(width <= 768px) 120px, 20vw'))}
        </div>
      )}
      {images.length > 1 && (
        <Button views className="ui-gallery-all" size="small" look="bare" icon="grid" onClick={() => setShown(0)}>
          {words.all}
        </Button>
      )}
      <GalleryModal images={images} words={words} thumbnails={null} shown={shown} onShown={setShown} {...renditions} />
    </div>
  )
}
