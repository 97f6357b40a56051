import { renditionWidths } from '@porchlight/contract'

/** Wide enough for a card on a phone; larger versions are stored once they have been viewed. */
const cardWidth = 640

/** Home pictures may have a CDN address; stored ones are requested from us. */
const cdnFolder = /^https?:\/\/[^?#]+\/property-images\//
const ownAddress = (src: string): string => src.replace(cdnFolder, '/media-resources/pictures/')

type PictureLike = { src: string; width: number }

const isPicture = (value: object): value is PictureLike => {
  const { src, width } = value as Partial<PictureLike>
  return (
    typeof src === 'string' && ownAddress(src).startsWith('/media-resources/pictures/') && typeof width === 'number'
  )
}

const rendition = ({ src, width }: PictureLike): string => {
  const fits = renditionWidths(width)
  return `${ownAddress(src)}/${fits.find((one) => one >= cardWidth) ?? fits.at(-1)}.webp`
}

/** The files a payload refers to: pictures at card size, and uploaded documents. */
export const filesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('/media-resources/files/') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value) && isPicture(value)) return [rendition(value)]
  return [...new Set(Object.values(value).flatMap(filesIn))]
}
