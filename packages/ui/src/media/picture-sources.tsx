import { useScheme } from '../foundation/scheme.tsx'
import type { PictureFormat, PictureImage, PictureProps } from './picture.tsx'

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

/** The address for browsers without `srcset`: about as wide as a column on desktop. */
const plainSrc = (image: PictureImage, { widths, srcOf }: Renditions, format: Format): string => {
  const offered = widthsOf(image, widths)
  return srcOf(image.src, offered.findLast((width) => width <= 1300) ?? offered[0] ?? image.width, format)
}

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

/** The attributes for a picture's source, in all its widths. */
export const addressesOf = (props: PictureProps) => {
  const renditions = { widths: props.widths ?? usualWidths, srcOf: props.srcOf ?? widthInQuery }
  const formats: readonly Format[] = props.formats ?? [undefined]
  const last = formats.at(-1)
  return {
    renditions,
    formats,
    img: {
      src: plainSrc(props.image, renditions, last),
      srcSet: srcSetOf(props.image, renditions, last),
      sizes: props.sizes,
    },
  }
}

type Viewed = Pick<PictureProps, 'image' | 'evening' | 'sizes'>
type Addresses = Pick<ReturnType<typeof addressesOf>, 'renditions' | 'formats'>

/** The better formats, and the evening version before them. */
export const PictureSources = ({ image, evening, sizes, renditions, formats }: Viewed & Addresses) => {
  const media = eveningMedia[useScheme()]
  return (
    <>
      {evening && media && (
        <Sources image={evening} renditions={renditions} formats={formats} media={media} sizes={sizes} />
      )}
      <Sources image={image} renditions={renditions} formats={formats.slice(0, -1)} sizes={sizes} />
    </>
  )
}
