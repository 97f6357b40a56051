import type { SharePicture } from './meta.ts'

/** The picture of a shared link as the server draws it, with the title on it. */
export const shareCardOf = (
  kind: 'story' | 'destination' | 'home' | 'town-vibe',
  name: string | number,
  { alt, language }: { alt: string; language?: string },
): SharePicture => ({
  src: `/share-images/${kind}/${name}.jpg${language ? `?${new URLSearchParams({ language })}` : ''}`,
  width: 1200,
  height: 630,
  alt,
})
