import { createContext, type ReactNode } from 'react'

/** Tools beside the header menu; provided by the root, since they belong to another feature. */
export const HeaderTools = createContext<ReactNode>(null)
