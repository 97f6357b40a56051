import { downscaledExtent, jpegName, kindOf } from './file-uploader-rules.ts'

export type Downscale = {
  /** The longest side in pixels. */
  longest: number
  /** The JPEG quality, 0 to 1. */
  quality: number
}

const drawn = (picture: ImageBitmap, { width, height }: { width: number; height: number }): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  // JPEG doesn't support transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })

/**
 * Scales down a picture above the limit. Everything else, and what can't be read here, stays unchanged: the server
 * checks too.
 */
export const downscaled = async (file: File, { longest, quality }: Downscale): Promise<File> => {
  if (kindOf(file.name) !== 'picture') return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  try {
    const extent = downscaledExtent(picture, longest)
    const jpeg = extent && (await jpegOf(drawn(picture, extent), quality))
    return jpeg ? new File([jpeg], jpegName(file.name), { type: 'image/jpeg' }) : file
  } finally {
    picture.close()
  }
}
