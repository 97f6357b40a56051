import './vertical-gallery.css'
import { type KeyboardEvent, useRef, useState } from 'react'
import { GalleryModal, type GalleryProps, type GalleryWords } from './gallery.tsx'
import { Picture } from './picture.tsx'
import { isNear, readyInVertical, settleMilliseconds, type ThumbnailSize } from './slides.ts'
import { Thumbnails } from './thumbnails.tsx'
import { useSettled } from './use-play.ts'

export type VerticalGalleryProps = Omit<GalleryProps, 'words'> & {
  words: Omit<GalleryWords, 'all'>
  thumbnails?: ThumbnailSize
}

const toByKey = (key: string, index: number, count: number): number | null => {
  const last = count - 1
  if (key === 'ArrowDown' || key === 'PageDown') return Math.min(index + 1, last)
  if (key === 'ArrowUp' || key === 'PageUp') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? last : null
}

/** Pictures in a column next to their thumbnails; pressing one opens the viewer. Scrolls and shows without scripts. */
export const VerticalGallery = ({ images, words, thumbnails = 'default', ...renditions }: VerticalGalleryProps) => {
  const slides = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [opened, setOpened] = useState<number | null>(null)
  const active = useSettled(shown, settleMilliseconds)
  const count = images.length
  const slideAt = (index: number) => slides.current?.children[index] as HTMLElement | undefined
  const go = (to: number) => slides.current?.scrollTo({ top: slideAt(to)?.offsetTop ?? 0 })
  const onScroll = () => {
    const { scrollTop = 0, clientHeight = 1 } = slides.current ?? {}
    setShown(Math.min(count - 1, Math.round(scrollTop / clientHeight)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = toByKey(event.key, shown, count)
    if (to === null) return
    event.preventDefault()
    slideAt(to)?.focus({ preventScroll: true })
    go(to)
  }
  const current = images[active]
  return (
    <div className="ui-vertical">
      <Thumbnails
        images={images}
        label={words.viewer}
        size={thumbnails}
        shown={shown}
        active={active}
        vertical
        onGo={go}
        {...renditions}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that move among the buttons inside */}
      <div ref={slides} className="ui-vertical-slides" onScroll={onScroll} onKeyDown={onKeyDown}>
        {images.map((image, at) => (
          <button
            key={image.src}
            type="button"
            className="ui-vertical-slide"
            aria-label={words.open(image.alt)}
            onClick={() => setOpened(at)}
          >
            <Picture
              image={image}
              evening={image.evening}
              sizes="(width <= 768px) 100vw, min(80vw, 1100px)"
              eager={at === 0}
              ready={isNear(at, active, count, readyInVertical, false)}
              silent
              {...renditions}
            />
          </button>
        ))}
      </div>
      <p className="ui-vertical-caption" aria-live="polite">
        <span className="num">{words.position(active + 1, count)}</span>
        <span>{current?.caption ?? current?.alt}</span>
      </p>
      <GalleryModal
        images={images}
        words={words}
        thumbnails={thumbnails}
        shown={opened}
        onShown={setOpened}
        {...renditions}
      />
    </div>
  )
}
