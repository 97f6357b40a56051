import { createContext, type ReactNode } from 'react'

/** What stands beside the menu in the head of every frame; given by the root, since it belongs to another feature. */
export const HeaderTools = createContext<ReactNode>(null)
