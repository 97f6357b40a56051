/** How our server knows this app: by what its push service calls it, and for whom. */
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

/** Notifications the system shows at present, as the plugin tells of them. */
type Delivered = { id: unknown; tag?: string }

/** Whether a push has shown a message already: both services are given its name, which Android keeps as tag and iOS as id. */
export const isShown = (delivered: readonly Delivered[], noticeId: number): boolean =>
  delivered.some(({ id, tag }) => [tag, id].includes(`notice-${noticeId}`))
