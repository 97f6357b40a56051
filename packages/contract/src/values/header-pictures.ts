/** The number of header pictures of each kind (spec, platform §9); the art defines which is which. */
export const headerPictures = { exterior: 29, interior: 13 } as const
export type HeaderKind = keyof typeof headerPictures

/** The size of each of them, in pixels. */
export const headerPictureSize = { width: 1600, height: 1067 } as const

/** A hash that distributes texts evenly; the same in every browser and on the server. */
const spread = (text: string): number => {
  let sum = 0
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0
  return sum
}

export const headerPictureName = (kind: HeaderKind, number: number): string => `${kind}-${number}`

/** The header picture for this address, always the same; a trailing slash is ignored. */
export const headerPictureAt = (kind: HeaderKind, pathname: string): { src: string } => {
  const number = 1 + (spread(pathname.replace(/(?<=.)\/+$/, '')) % headerPictures[kind])
  return { src: `/media-resources/scenes/${headerPictureName(kind, number)}` }
}
