import type { ContentImage, ContentResolved, Picture } from '@porchlight/contract'
import { createContext, use } from 'react'

/** What the blocks of the body at hand name by number. */
const Resolved = createContext<ContentResolved>({ pictures: [], homes: [], files: [] })
export const ResolvedProvider = Resolved.Provider
export const useResolved = (): ContentResolved => use(Resolved)

/** A picture as this document describes it; undefined for one that left the library. */
export const usePictureOf = () => {
  const { pictures } = useResolved()
  return ({ pictureId, alt }: Pick<ContentImage, 'pictureId' | 'alt'>): Picture | undefined => {
    const picture = pictures.find(({ id }) => id === pictureId)
    return picture && { ...picture, alt: alt || picture.alt }
  }
}

/** Anchor of a heading, by its block. */
export const partId = (block: number): string => `part-${block + 1}`
