import sharp from 'sharp'

export type Format = 'avif' | 'webp'
export type Measures = { width: number; height: number; color: string; placeholder: string }

/** A phone's largest panorama fits; a decompression bomb does not. */
export const mostPixels = 120_000_000

// Pictures share the cores with everything else: one thread each, and no cache of decoded pixels.
sharp.concurrency(1)
sharp.cache(false)

const opened = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 }).autoOrient()

const hex = (channel: number): string => channel.toString(16).padStart(2, '0')

/** Size as seen, dominant color and a 16-pixel placeholder. @throws when the picture cannot be decoded */
export const measure = async (bytes: Uint8Array): Promise<Measures> => {
  // Statistics of a small copy: the color of a 40-megapixel photo does not need its pixels.
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

/** Effort of AVIF: a waiting reader gets 1 (a fifth of a second), the job takes 4 (seconds, about 6 % smaller). */
export type Haste = 'reader-waits' | 'nobody-waits'

/** The picture in one width and format, upright and without camera data or place. */
export const render = (bytes: Uint8Array, width: number, format: Format, haste: Haste): Promise<Buffer> => {
  const resized = opened(bytes).resize({ width, withoutEnlargement: true }).toColorspace('srgb')
  return format === 'avif'
    ? resized.avif({ quality: 55, effort: haste === 'reader-waits' ? 1 : 4 }).toBuffer()
    : resized.webp({ quality: 78, effort: haste === 'reader-waits' ? 2 : 5 }).toBuffer()
}

/** A drawing of our own as a PNG, so many pixels wide. Never for what someone sent: SVG is a program. */
export const rasterOf = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize({ width }).png({ palette: true }).toBuffer()
