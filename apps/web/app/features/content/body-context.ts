import type { ContentImage, ContentResolved, Picture } from '@porchlight/contract'
import { createContext, use } from 'react'

/** The pictures, homes, and files the current body's blocks refer to by number. */
const Resolved = createContext<ContentResolved>({ pictures: [], homes: [], files: [] })
export const ResolvedProvider = Resolved.Provider
export const useResolved = (): ContentResolved => use(Resolved)

/** A picture as this document describes it; undefined for one removed from the library. */
export const usePictureOf = () => {
  const { pictures } = useResolved()
  return ({ pictureId, alt }: Pick<ContentImage, 'pictureId' | 'alt'>): Picture | undefined => {
    const picture = pictures.find(({ id }) => id === pictureId)
    return picture && { ...picture, alt: alt || picture.alt }
  }
}

/** The anchor of a heading, by its block. */
export const partId = (block: number): string => `part-${block + 1}`
