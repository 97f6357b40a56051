import './picture.css'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../foundation/class-names.ts'
import { Icon } from '../foundation/icon.tsx'
import { useScheme } from '../foundation/scheme.tsx'

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

export type PictureFormat = 'avif' | 'webp'

export type PictureProps = {
  image: PictureImage
  /** The same view in the evening, shown in the dark. Without one the picture is dimmed a little. */
  evening?: PictureImage | null | undefined
  /** The `sizes` attribute: how wide it will stand. */
  sizes: string
  /** The widths it comes in, or how to tell them from its own width. */
  widths?: readonly number[] | ((width: number) => readonly number[])
  /** The formats it comes in, best first; without them there is one address per width. */
  formats?: readonly PictureFormat[]
  /** The address of a width; `?w=` unless the pictures come from elsewhere. */
  srcOf?: (src: string, width: number, format: PictureFormat | undefined) => string
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

type Format = PictureFormat | undefined
type Renditions = Required<Pick<PictureProps, 'srcOf' | 'widths'>>

const usualWidths = [320, 480, 640, 960, 1280, 1600, 2880]

const widthInQuery = (src: string, width: number): string => `${src}${src.includes('?') ? '&' : '?'}w=${width}`

const widthsOf = (image: PictureImage, widths: Renditions['widths']): readonly number[] =>
  typeof widths === 'function' ? widths(image.width) : [...widths.filter((width) => width < image.width), image.width]

const srcSetOf = (image: PictureImage, { widths, srcOf }: Renditions, format: Format): string =>
  widthsOf(image, widths)
    .map((width) => `${srcOf(image.src, width, format)} ${width}w`)
    .join(', ')

/** The address for browsers that know no `srcset`: about a desk's column wide. */
const plainSrc = (image: PictureImage, { widths, srcOf }: Renditions, format: Format): string => {
  const offered = widthsOf(image, widths)
  return srcOf(image.src, offered.findLast((width) => width <= 1300) ?? offered[0] ?? image.width, format)
}

const backdrop = ({ colour, placeholder }: PictureImage): CSSProperties => ({
  ...(colour && { backgroundColor: colour }),
  ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
})

const eveningMedia = { system: '(prefers-color-scheme: dark)', dark: 'all', light: null } as const

type SourcesProps = {
  image: PictureImage
  renditions: Renditions
  formats: readonly Format[]
  media?: string
  sizes: string
}

const Sources = ({ image, renditions, formats, ...source }: SourcesProps) =>
  formats.map((format) => (
    <source
      key={format ?? 'only'}
      {...source}
      type={format && `image/${format}`}
      srcSet={srcSetOf(image, renditions, format)}
    />
  ))

/** True once the picture could not be loaded, also when that happened before the page came alive. */
const useFailure = () => {
  const [failed, setFailed] = useState(false)
  const element = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const img = element.current
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setFailed(true)
  }, [])
  return { failed, element, onError: () => setFailed(true) }
}

const Loaded = ({ element, onError, ...props }: PictureProps & Omit<ReturnType<typeof useFailure>, 'failed'>) => {
  const { image, evening, sizes, eager } = props
  const renditions = { widths: props.widths ?? usualWidths, srcOf: props.srcOf ?? widthInQuery }
  const formats: readonly Format[] = props.formats ?? [undefined]
  const media = eveningMedia[useScheme()]
  return (
    <picture>
      {evening && media && (
        <Sources image={evening} renditions={renditions} formats={formats} media={media} sizes={sizes} />
      )}
      <Sources image={image} renditions={renditions} formats={formats.slice(0, -1)} sizes={sizes} />
      <img
        ref={element}
        src={plainSrc(image, renditions, formats.at(-1))}
        srcSet={srcSetOf(image, renditions, formats.at(-1))}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={props.silent ? '' : image.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={props.focus ? { objectPosition: props.focus } : undefined}
        onError={onError}
      />
    </picture>
  )
}

/** A picture in the right size: colour first, then the blurred placeholder, then itself. */
export const Picture = (props: PictureProps) => {
  const { image, evening, fit, ratio, silent } = props
  const { failed, ...loading } = useFailure()
  return (
    <span
      className={classNames('ui-picture', props.className)}
      data-fit={fit}
      data-dim={evening || fit === 'contain' ? undefined : true}
      style={{ ...(ratio && { aspectRatio: ratio }), ...(!failed && fit !== 'contain' && backdrop(image)) }}
    >
      {failed ? (
        <span
          className="ui-picture-failed"
          {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': image.alt })}
        >
          {props.fallback ?? <Icon name="lantern" size={28} />}
        </span>
      ) : (
        <Loaded {...props} {...loading} />
      )}
      {props.children}
    </span>
  )
}
