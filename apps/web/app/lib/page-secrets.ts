import { type Answer, type AnyEndpoint, type Client, holdsKeys } from '@porchlight/contract'
import { createContext } from 'react-router'

/** Whether something that a page was made of opens a home. */
export const pageSecrets = createContext<{ found: boolean }>()

/** The client of a page, which notes when an answer holds a key. What everybody may ask for holds none. */
export const noting = (api: Client, secrets: { found: boolean }): Client =>
  (async (target: AnyEndpoint, input?: object) => {
    const answer = await (api as (target: AnyEndpoint, input?: object) => Promise<Answer<unknown, string>>)(
      target,
      input,
    )
    if (answer.ok && target.audience !== 'public' && holdsKeys(answer.results)) secrets.found = true
    return answer
  }) as Client
