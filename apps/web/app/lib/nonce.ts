import { createContext, useContext } from 'react'

/** The nonce of the answer's content security policy; empty in the browser, where React keeps what the server wrote. */
export const NonceContext = createContext<string | undefined>(undefined)
export const useNonce = (): string | undefined => useContext(NonceContext)
