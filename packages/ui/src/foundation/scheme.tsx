import { createContext, useContext } from 'react'

export type Scheme = 'light' | 'dark' | 'system'

const SchemeContext = createContext<Scheme>('system')

/** Provides the color scheme to pictures that have an evening version. */
export const SchemeProvider = SchemeContext.Provider
export const useScheme = (): Scheme => useContext(SchemeContext)
