import type { Picture } from '@porchlight/contract'
import { createContext, use } from 'react'

type Known = { pictures: ReadonlyMap<number, Picture>; know: (picture: Picture) => void }

/** Pictures the editor can show: the document's, and those chosen since. */
const Pictures = createContext<Known>({ pictures: new Map(), know: () => {} })
export const PicturesProvider = Pictures.Provider
export const usePictures = (): Known => use(Pictures)
