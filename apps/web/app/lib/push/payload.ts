/** The content of our server's encrypted push notifications. */
export type PushPayload = { id: number; title: string; body: string; url: string }

/** Parses a push notification; undefined for one that isn't ours or leads to another site. */
export const payloadOf = (text: string): PushPayload | undefined => {
  try {
    const { id, title, body, url } = JSON.parse(text) as Partial<Record<keyof PushPayload, unknown>>
    if (typeof id !== 'number' || typeof title !== 'string' || typeof body !== 'string') return undefined
    if (typeof url !== 'string' || !/^\/(?![/\\])/.test(url)) return undefined
    return { id, title, body, url }
  } catch {
    return undefined
  }
}
