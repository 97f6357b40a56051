import './picture.css'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../foundation/class-names.ts'
import { Icon } from '../foundation/icon.tsx'
import { addressesOf, PictureSources } from './picture-sources.tsx'
import { usePictureState } from './picture-state.ts'

export type PictureImage = {
  src: string
  width: number
  height: number
  alt: string
  /** The dominant color, shown immediately. */
  color?: string
  /** A tiny data address, shown blurred until the picture has loaded. */
  placeholder?: string
}

export type PictureFormat = 'avif' | 'webp'

export type PictureProps = {
  image: PictureImage
  /** The same view in the evening, shown in the dark scheme. Without one, the picture is dimmed slightly. */
  evening?: PictureImage | null | undefined
  /** The `sizes` attribute: its displayed width. */
  sizes: string
  /** The available widths, or a function that derives them from its own width. */
  widths?: readonly number[] | ((width: number) => readonly number[])
  /** The available formats, best first; without them, there is one address per width. */
  formats?: readonly PictureFormat[]
  /** The address of a width; `?w=` unless the pictures come from elsewhere. */
  srcOf?: (src: string, width: number, format: PictureFormat | undefined) => string
  /** Loads immediately and first: for the one picture at the top of a page. */
  eager?: boolean
  /** Loads immediately although it isn't in view yet: for the next slide. */
  ready?: boolean
  fit?: 'cover' | 'contain'
  /** For example `3 / 2`; without it, the box must be sized by its own style sheet. */
  ratio?: string
  /** The focal point when it is cropped, such as `50% 62%`. */
  focus?: string
  /** Decorative, next to text that says the same: the alternative text is omitted. */
  silent?: boolean
  className?: string
  /** Shown if it can't be loaded; the lamp of a home by default. */
  fallback?: ReactNode
  children?: ReactNode
}

const backdrop = ({ color, placeholder }: PictureImage): CSSProperties => ({
  ...(color && { backgroundColor: color }),
  ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
})

type Loading = Pick<ReturnType<typeof usePictureState>, 'img' | 'on'>

const Loaded = ({ img, on, ...props }: PictureProps & Loading) => {
  const { image, evening, sizes, eager, ready, silent, focus } = props
  const { img: addresses, ...described } = addressesOf(props)
  return (
    <picture>
      <PictureSources image={image} evening={evening} sizes={sizes} {...described} />
      <img
        ref={img}
        // Must come before the address; otherwise the browser starts loading before it reads this.
        loading={eager || ready ? 'eager' : 'lazy'}
        {...addresses}
        width={image.width}
        height={image.height}
        alt={silent ? '' : image.alt}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={focus ? { objectPosition: focus } : undefined}
        onLoad={() => on('load')}
        onError={() => on('fail')}
      />
    </picture>
  )
}

/** Shown in place of the picture while it waits or after it has failed. */
const Instead = ({ image, silent, children }: Pick<PictureProps, 'image' | 'silent' | 'children'>) => (
  <span
    className="ui-picture-instead"
    {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': image.alt })}
  >
    {children}
  </span>
)

const Frame = (props: PictureProps) => {
  const { image, evening, fit, ratio, silent } = props
  const { state, frame, ...loading } = usePictureState(Boolean(props.eager || props.ready))
  return (
    <span
      ref={frame}
      className={classNames('ui-picture', props.className)}
      data-state={state}
      data-fit={fit}
      data-dim={evening || fit === 'contain' ? undefined : true}
      style={{ ...(ratio && { aspectRatio: ratio }), ...(state !== 'error' && fit !== 'contain' && backdrop(image)) }}
    >
      {state === 'idle' && <Instead image={image} silent={silent} />}
      {state === 'error' && (
        <Instead image={image} silent={silent}>
          {props.fallback ?? <Icon name="lantern" size={28} />}
        </Instead>
      )}
      {(state === 'loading' || state === 'loaded') && <Loaded {...props} {...loading} />}
      {props.children}
    </span>
  )
}

/**
 * A picture in the right size: first its color, then the blurred placeholder, then the picture itself, once it gets
 * near the viewport. A new address is a new picture and starts over.
 */
export const Picture = (props: PictureProps) => <Frame key={props.image.src} {...props} />
