import sharp, { type Sharp } from 'sharp'

export type Format = 'avif' | 'webp'
export type Measures = { width: number; height: number; color: string; placeholder: string }

/** The largest phone panorama fits; a decompression bomb doesn't. */
export const mostPixels = 120_000_000

// Picture processing shares the cores with everything else: one thread each, and no cache of decoded pixels.
sharp.concurrency(1)
sharp.cache(false)

const opened = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 }).autoOrient()

const hex = (channel: number): string => channel.toString(16).padStart(2, '0')

/** Display size, dominant color, and a 16-pixel placeholder. @throws if the picture can't be decoded */
export const measure = async (bytes: Uint8Array): Promise<Measures> => {
  // Uses the statistics of a small copy: the color of a 40-megapixel photo doesn't need all its pixels.
  const { data, info } = await opened(bytes)
    .resize({ width: 64, height: 64, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(data).stats()
  const tiny = await sharp(data)
    .resize({ width: Math.min(16, info.width) })
    .webp({ quality: 40 })
    .toBuffer()
  const { autoOrient } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata()
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}

export const formats: readonly Format[] = ['webp', 'avif']

type Effort = { avif: number; webp: number }
/** A fifth of a second per page picture, while a reader waits. */
const hurried: Effort = { avif: 1, webp: 2 }
/** About 4% larger than one effort level higher, in a quarter of the time. */
const careful: Effort = { avif: 3, webp: 4 }

const encoded = (picture: Sharp, format: Format, effort: Effort): Promise<Buffer> =>
  format === 'avif'
    ? picture.avif({ quality: 55, effort: effort.avif }).toBuffer()
    : picture.webp({ quality: 78, effort: effort.webp }).toBuffer()

const sized = (bytes: Uint8Array, width: number) =>
  opened(bytes).resize({ width, withoutEnlargement: true }).toColorspace('srgb')

/** Renders the picture in one width and format for a waiting reader; upright, without camera data or location. */
export const render = (bytes: Uint8Array, width: number, format: Format): Promise<Buffer> =>
  encoded(sized(bytes, width), format, hurried)

export type Rendition = { width: number; format: Format; bytes: Buffer }

/**
 * Renders the picture in all these widths and every format, decoding it once: smaller ones are made from the largest.
 */
export async function* renderAll(bytes: Uint8Array, widths: readonly number[]): AsyncGenerator<Rendition> {
  const largest = Math.max(...widths)
  const { data, info } = await sized(bytes, largest).raw().toBuffer({ resolveWithObject: true })
  const inWidth = (width: number) => {
    const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    return width < info.width ? pixels.resize({ width }) : pixels
  }
  for (const width of widths)
    for (const format of formats) yield { width, format, bytes: await encoded(inWidth(width), format, careful) }
}

/** A picture on white as a PNG, for documents, which don't support WebP. */
export const pngOnWhite = (bytes: Uint8Array): Promise<Buffer> =>
  opened(bytes).flatten({ background: '#ffffff' }).toColorspace('srgb').png().toBuffer()

/** One of our own drawings as a PNG of this width. Never for uploads: SVG is a program. */
export const rasterOf = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize({ width }).png({ palette: true }).toBuffer()
