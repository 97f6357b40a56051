import { createContext, useContext } from 'react'

/** What the answer's content security policy lets in; nothing in the browser, where React keeps what the server wrote. */
export const Nonces = createContext<{ script?: string; style?: string }>({})
export const useStyleNonce = (): string | undefined => useContext(Nonces).style
export const useScriptNonce = (): string | undefined => useContext(Nonces).script
