/** What our server seals into a push. */
export type PushPayload = { id: number; title: string; body: string; url: string }

/** Reads a push; nothing for one that is not ours or leads out of the home. */
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
