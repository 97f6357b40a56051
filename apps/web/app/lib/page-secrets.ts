import { type AnyEndpoint, type Client, holdsKeys } from '@porchlight/contract'
import { createContext } from 'react-router'

/** Whether something that a page was made of opens a house. */
export const pageSecrets = createContext<{ found: boolean }>()

/** The client of a page, which notes when an answer holds a key. What everybody may ask for holds none. */
export const noting = (api: Client, secrets: { found: boolean }): Client =>
  (async (...call: Parameters<Client>) => {
    const answer = await api(...call)
    const { audience } = call[0] as unknown as AnyEndpoint
    if (answer.ok && audience !== 'public' && holdsKeys(answer.results)) secrets.found = true
    return answer
  }) as Client
