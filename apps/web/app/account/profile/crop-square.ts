import { type Crop, middleCrop, squareIn } from '@porchlight/ui/picture-crop'

/** Pixels of a profile photo: enough for its largest use at double density. */
const side = 640

/** Crops a photo to a square, centered by default, with its orientation applied and metadata removed. */
export const cropToSquare = async (file: File, crop: Crop = middleCrop): Promise<File> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { left, top, side: part } = squareIn(crop, picture)
  const size = Math.min(side, Math.round(part))
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  canvas.getContext('2d')?.drawImage(picture, left, top, part, part, 0, 0, size, size)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('this picture cannot be drawn')
  return new File([blob], 'portrait.jpg', { type: 'image/jpeg' })
}
