import './picture.css'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { useScheme } from './scheme.tsx'

export type PictureImage = {
  src: string
  width: number
  height: number
  alt: string
  /** Dominant colour, shown at once. */
  colour?: string
  /** Tiny data address, shown blurred until the picture is there. */
  placeholder?: string
}

export type PictureProps = {
  image: PictureImage
  /** The same view in the evening, shown in the dark. Without one the picture is dimmed a little. */
  evening?: PictureImage | null | undefined
  /** The `sizes` attribute: how wide it will stand. */
  sizes: string
  widths?: readonly number[]
  /** The address of a width; `?w=` unless the pictures come from elsewhere. */
  srcOf?: (src: string, width: number) => string
  /** Loads at once and first: the one picture on top of a page. */
  eager?: boolean
  fit?: 'cover' | 'contain'
  /** Such as `3 / 2`; without it the box must be sized by its own sheet. */
  ratio?: string
  /** Where to look when it is cropped, such as `50% 62%`. */
  focus?: string
  /** Decoration beside words that say the same: the alternative text is left out. */
  silent?: boolean
  className?: string
  /** Shown when it cannot be loaded. */
  fallback?: ReactNode
  children?: ReactNode
}

export const pictureWidths = [320, 480, 640, 960, 1280, 1600, 2880] as const

const widthOf = (src: string, width: number): string => `${src}${src.includes('?') ? '&' : '?'}w=${width}`

/** The widths this picture comes in: all smaller than itself, and its own. */
const fitting = (image: PictureImage, widths: readonly number[]): number[] => [
  ...widths.filter((width) => width < image.width),
  Math.min(image.width, Math.max(...widths)),
]

const srcSetOf = (image: PictureImage, widths: readonly number[], srcOf: (src: string, width: number) => string) => {
  return fitting(image, widths)
    .map((width) => `${srcOf(image.src, width)} ${width}w`)
    .join(', ')
}

const backdrop = ({ colour, placeholder }: PictureImage): CSSProperties => ({
  ...(colour && { backgroundColor: colour }),
  ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
})

const eveningMedia = { system: '(prefers-color-scheme: dark)', dark: 'all', light: null } as const

/** A picture in the right size: colour first, then the blurred placeholder, then itself. */
export const Picture = (props: PictureProps) => {
  const { image, evening, sizes, widths = pictureWidths, srcOf = widthOf, eager, fit, ratio, focus } = props
  const [failed, setFailed] = useState(false)
  const element = useRef<HTMLImageElement>(null)
  const media = eveningMedia[useScheme()]
  // An image may have failed before the page came alive; its event is gone by then.
  useEffect(() => {
    const img = element.current
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setFailed(true)
  }, [])
  return (
    <span
      className={classNames('ui-picture', props.className)}
      data-fit={fit}
      data-dim={evening || fit === 'contain' ? undefined : true}
      style={{ ...(ratio && { aspectRatio: ratio }), ...(!failed && fit !== 'contain' && backdrop(image)) }}
    >
      {failed ? (
        <span className="ui-picture-failed" role="img" aria-label={props.silent ? undefined : image.alt}>
          {props.fallback ?? <Icon name="lantern" size={28} />}
        </span>
      ) : (
        <picture>
          {evening && media && <source media={media} srcSet={srcSetOf(evening, widths, srcOf)} sizes={sizes} />}
          <img
            ref={element}
            src={srcOf(image.src, fitting(image, widths).findLast((width) => width <= 1280) ?? image.width)}
            srcSet={srcSetOf(image, widths, srcOf)}
            sizes={sizes}
            width={image.width}
            height={image.height}
            alt={props.silent ? '' : image.alt}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            style={focus ? { objectPosition: focus } : undefined}
            onError={() => setFailed(true)}
          />
        </picture>
      )}
      {props.children}
    </span>
  )
}
