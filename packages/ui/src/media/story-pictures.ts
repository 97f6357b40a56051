import type { PictureImage } from './picture.tsx'

/** The workbench's pictures have only one size. */
export const storyRenditions = { srcOf: (src: string): string => src, widths: [1600] }

const picture = (src: string, alt: string, color: string): PictureImage => ({
  src,
  alt,
  color,
  width: 1600,
  height: 1067,
})

export const storyPictures: readonly PictureImage[] = [
  picture('/hero.avif', 'The cabin from the water', '#7fa3b5'),
  picture('/evening.avif', 'The cabin in the evening', '#2c3b4d'),
  picture('/living.avif', 'Living room', '#8d7250'),
  picture('/kitchen.avif', 'Kitchen', '#9a7f5c'),
  picture('/dining.avif', 'Dining room', '#5d4a3a'),
  picture('/bedroom.avif', 'Main bedroom', '#a0855f'),
]

/** The requested number of pictures, repeating the available ones; each with its own address. */
export const manyPictures = (count: number): PictureImage[] =>
  Array.from({ length: count }, (_, at) => {
    const one = storyPictures[at % storyPictures.length] as PictureImage
    return at < storyPictures.length ? one : { ...one, src: `${one.src}?${at}`, alt: `${one.alt}, view ${at}` }
  })

export const viewerWords = {
  viewer: 'Pictures of Fernley',
  position: (number: number, of: number) => `${number} of ${of}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Enlarge',
  zoomOut: 'Show all of it',
  close: 'Close',
  open: (alt: string) => `Open: ${alt}`,
}
