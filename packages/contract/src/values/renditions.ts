/** Widths in pixels that pictures are served in. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600, 2880] as const

/** The widths a picture of this width comes in: all smaller ones and its own, never one it would be blown up to. */
export const renditionWidths = (width: number): number[] => {
  const largest = pictureWidths[pictureWidths.length - 1] as number
  return [...pictureWidths.filter((one) => one < width), Math.min(width, largest)].filter(
    (one, at, all) => all.indexOf(one) === at,
  )
}

/** Where a rendition is; `width` must be one of `renditionWidths(picture.width)`. */
export const renditionUrl = (picture: { src: string }, width: number, format: 'avif' | 'webp'): string =>
  `${picture.src}/${width}.${format}`
