import { type Answer, type AnyEndpoint, type Client, holdsKeys } from '@porchlight/contract'
import { createContext } from 'react-router'

/** Whether anything in the page's data gives access to a home. */
export const pageSecrets = createContext<{ found: boolean }>()

/** A page's client, which records when a response contains access details. Responses of public calls contain none. */
export const noting = (api: Client, secrets: { found: boolean }): Client =>
  (async (target: AnyEndpoint, input?: object) => {
    const answer = await (api as (target: AnyEndpoint, input?: object) => Promise<Answer<unknown, string>>)(
      target,
      input,
    )
    if (answer.ok && target.audience !== 'public' && holdsKeys(answer.results)) secrets.found = true
    return answer
  }) as Client
