/** The widths in pixels pictures are served in. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600, 2880] as const

/** The available widths of a picture: all smaller ones and its own, never a larger one. */
export const renditionWidths = (width: number): number[] => {
  const largest = pictureWidths[pictureWidths.length - 1] as number
  return [...pictureWidths.filter((one) => one < width), Math.min(width, largest)].filter(
    (one, at, all) => all.indexOf(one) === at,
  )
}

/** The address of a rendition; `width` must be one of `renditionWidths(picture.width)`. */
export const renditionUrl = (picture: { src: string }, width: number, format: 'avif' | 'webp'): string =>
  `${picture.src}/${width}.${format}`
