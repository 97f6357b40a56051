/** The visible square of a picture: its center as fractions of width and height, and its zoom factor. */
export type Crop = { x: number; y: number; scale: number }
export type PictureSize = { width: number; height: number }

export const mostEnlarged = 4
/** The largest square, centered. */
export const middleCrop: Crop = { x: 0.5, y: 0.5, scale: 1 }

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most)

/** The side of the square, as a fraction of the width and of the height. */
const sidesOf = ({ width, height }: PictureSize, scale: number) => {
  const side = Math.min(width, height) / scale
  return { across: side / width, down: side / height }
}

/** The square never leaves the picture and never exceeds it. */
export const limitedCrop = ({ x, y, scale }: Crop, size: PictureSize): Crop => {
  const fit = between(1, scale, mostEnlarged)
  const { across, down } = sidesOf(size, fit)
  return { x: between(across / 2, x, 1 - across / 2), y: between(down / 2, y, 1 - down / 2), scale: fit }
}

/** Moves the picture under the frame, by fractions of the frame's side. */
export const movedCrop = (crop: Crop, size: PictureSize, by: { x: number; y: number }): Crop => {
  const { across, down } = sidesOf(size, crop.scale)
  return limitedCrop({ ...crop, x: crop.x - by.x * across, y: crop.y - by.y * down }, size)
}

/** Zooms around the center of the frame. */
export const zoomedCrop = (crop: Crop, size: PictureSize, scale: number): Crop => limitedCrop({ ...crop, scale }, size)

/** The square in picture pixels. */
export const squareIn = (crop: Crop, size: PictureSize): { left: number; top: number; side: number } => {
  const { x, y, scale } = limitedCrop(crop, size)
  const side = Math.min(size.width, size.height) / scale
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side }
}
