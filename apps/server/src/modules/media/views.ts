import type { Picture } from '@porchlight/contract'
import type { AttachedPicture, StoredPicture } from './picture.ts'

/** Enough of the content's hash that an address means one picture for ever and may be cached as long. */
export const versionOf = ({ sha256 }: Pick<StoredPicture, 'sha256'>): string => sha256.slice(0, 8)

export const pictureView = (picture: AttachedPicture): Picture => ({
  id: picture.id,
  src: `/media-resources/pictures/${picture.id}-${versionOf(picture)}`,
  width: picture.width,
  height: picture.height,
  alt: picture.alt,
  colour: picture.colour,
  placeholder: picture.placeholder,
  shot: picture.shot,
  room: picture.room,
})
