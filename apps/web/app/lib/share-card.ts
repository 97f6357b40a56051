import type { SharePicture } from './meta.ts'

/** A shared link's picture as the server renders it, with the title on it. */
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
