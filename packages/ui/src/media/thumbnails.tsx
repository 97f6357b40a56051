import './thumbnails.css'
import { type CSSProperties, useEffect, useRef } from 'react'
import type { GalleryImage } from './gallery.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import { type ThumbnailSize, thumbnailSizes } from './slides.ts'

type ThumbnailsProps = {
  images: readonly GalleryImage[]
  label: string
  size: ThumbnailSize
  /** The current slide; highlighted immediately. */
  shown: number
  /** The slide that counts as viewed; it follows. */
  active: number
  vertical?: boolean
  onGo: (index: number) => void
} & Pick<PictureProps, 'srcOf' | 'widths' | 'formats'>

/** Small pictures to select from; the current one is kept in view. */
export const Thumbnails = (props: ThumbnailsProps) => {
  const { images, label, size, shown, active, vertical, onGo, ...renditions } = props
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Not scrollIntoView, which would scroll the page to the gallery.
    const box = list.current
    const item = box?.children[shown]
    if (!box || !(item instanceof HTMLElement)) return
    box.scrollTo({
      top: item.offsetTop - (box.clientHeight - item.offsetHeight) / 2,
      left: item.offsetLeft - (box.clientWidth - item.offsetWidth) / 2,
    })
  }, [shown])
  const width = thumbnailSizes[size]
  return (
    <ul
      ref={list}
      className="ui-thumbnails"
      aria-label={label}
      data-vertical={vertical || undefined}
      style={{ '--thumbnail': `${width}px` } as CSSProperties}
    >
      {images.map((image, at) => (
        <li key={image.src}>
          <button
            type="button"
            className="ui-thumbnail"
            data-shown={at === shown || undefined}
            aria-current={at === active || undefined}
            onClick={() => onGo(at)}
          >
            <Picture image={image} evening={image.evening} sizes={`${width}px`} ratio="3 / 2" {...renditions} />
          </button>
        </li>
      ))}
    </ul>
  )
}
