import { createContext, useContext } from 'react'

export type Scheme = 'light' | 'dark' | 'system'

const SchemeContext = createContext<Scheme>('system')

/** Tells pictures with an evening twin which of the two the visitor sees. */
export const SchemeProvider = SchemeContext.Provider
export const useScheme = (): Scheme => useContext(SchemeContext)
