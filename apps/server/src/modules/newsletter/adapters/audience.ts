import type { Language, NewsletterList } from '@porchlight/contract'

export type Member = { email: string; name: string; language: Language; list: NewsletterList }

/** A marketing service with a copy of the confirmed subscribers. Both calls can be repeated safely. */
export type Audience = {
  name: 'mailchimp' | 'klaviyo'
  subscribe: (member: Member) => Promise<void>
  unsubscribe: (member: Member) => Promise<void>
}

declare module '#kernel/app' {
  interface Adapters {
    audiences: readonly Audience[]
  }
}

const seconds = 10

type Call = { method: string; url: string; headers: Record<string, string>; body: unknown }

/**
 * Sends JSON and reads only the status of the response. Redirects aren't followed: they would carry the key elsewhere.
 * @throws Error that names neither the key nor the address
 */
export const sendJson = async ({ method, url, headers, body }: Call): Promise<number> => {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(seconds * 1_000),
  })
  await answer.body?.cancel()
  return answer.status
}

export const assertDone = (service: string, status: number): void => {
  if (status < 200 || status > 299) throw new Error(`${service} answered with status ${status}`)
}
