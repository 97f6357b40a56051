/** How our server knows this app: by its token at the push service, and for which account. */
export type KnownPush = { token: string; accountId: number }

/** The last registration sent to the server; undefined when there is none, or it can't be read. */
export const knownPushIn = (text: string | null | undefined): KnownPush | undefined => {
  try {
    const { token, accountId } = JSON.parse(text ?? '') as Partial<KnownPush>
    return typeof token === 'string' && typeof accountId === 'number' ? { token, accountId } : undefined
  } catch {
    return undefined
  }
}

/** Notifications the system currently shows, as reported by the plugin. */
type Delivered = { id: unknown; tag?: string }

/**
 * Whether a push notification has already shown a message: both services get its name, which Android stores as tag and
 * iOS as id.
 */
export const isShown = (delivered: readonly Delivered[], noticeId: number): boolean =>
  delivered.some(({ id, tag }) => [tag, id].includes(`notice-${noticeId}`))
