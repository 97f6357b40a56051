/** Pixels of a portrait: enough for the largest place it stands, at double density. */
const side = 640

/** The middle of a picture as a square, upright as the camera meant it, without what the camera wrote into it. */
export const squareOf = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const part = Math.min(picture.width, picture.height)
  const size = Math.min(side, part)
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const from = [(picture.width - part) / 2, (picture.height - part) / 2] as const
  canvas.getContext('2d')?.drawImage(picture, ...from, part, part, 0, 0, size, size)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('this picture cannot be drawn')
  return new File([blob], 'portrait.jpg', { type: 'image/jpeg' })
}
