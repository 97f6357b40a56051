import { createContext, useContext } from 'react'

/** The nonce for styles of the answer's content security policy; none in the browser, where React keeps what the server wrote. */
export const StyleNonce = createContext<string | undefined>(undefined)
export const useStyleNonce = (): string | undefined => useContext(StyleNonce)
