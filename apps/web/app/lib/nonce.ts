import { createContext, useContext } from 'react'

/**
 * The nonces the response's content security policy allows; empty in the browser, where React keeps what the server
 * rendered.
 */
export const Nonces = createContext<{ script?: string; style?: string }>({})
export const useStyleNonce = (): string | undefined => useContext(Nonces).style
export const useScriptNonce = (): string | undefined => useContext(Nonces).script
