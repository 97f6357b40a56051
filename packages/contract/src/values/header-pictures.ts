/** How many numbered pictures there are for the heads of pages (spec, platform §9); the art says which is which. */
export const headerPictures = { exterior: 29, interior: 13 } as const
export type HeaderKind = keyof typeof headerPictures

/** All of them are this large, in pixels. */
export const headerPictureSize = { width: 1600, height: 1067 } as const

/** Spreads texts evenly; the same in every browser and on the server. */
const spread = (text: string): number => {
  let sum = 0
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum
}

export const headerPictureName = (kind: HeaderKind, number: number): string => `${kind}-${number}`

/** The picture at the head of the page of this address, always the same; a slash at its end does not matter. */
export const headerPictureAt = (kind: HeaderKind, pathname: string): { src: string } => {
  const number = 1 + (spread(pathname.replace(/(?<=.)\/+$/, '')) % headerPictures[kind])
  return { src: `/media-resources/scenes/${headerPictureName(kind, number)}` }
}
