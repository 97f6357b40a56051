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
  /** Dominant color, shown at once. */
  color?: string
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
  /** Loads at once though it is not in view yet: the next slide. */
  ready?: boolean
  fit?: 'cover' | 'contain'
  /** Such as `3 / 2`; without it the box must be sized by its own sheet. */
  ratio?: string
  /** Where to look when it is cropped, such as `50% 62%`. */
  focus?: string
  /** Decoration beside words that say the same: the alternative text is left out. */
  silent?: boolean
  className?: string
  /** Shown when it cannot be loaded; the lamp of the home unless told. */
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
        // Before the address, or the browser fetches first and reads this after.
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

/** Stands for the picture while it waits or when it has failed. */
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
 * A picture in the right size: color first, then the blurred placeholder, then itself, once it comes near the view.
 * Another address is another picture and starts over.
 */
export const Picture = (props: PictureProps) => <Frame key={props.image.src} {...props} />
