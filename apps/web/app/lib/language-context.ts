import { createContext, use } from 'react'
import type { Spoken } from './language.ts'

/** The page's language; set by the root. */
export const SpokenLanguage = createContext<Spoken>('en')

export const useLanguage = (): Spoken => use(SpokenLanguage)
