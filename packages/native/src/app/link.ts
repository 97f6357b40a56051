/** Whether a text is a path within the product, from its root, that can't lead outside. */
export const isPath = (text: unknown): text is string => typeof text === 'string' && /^\/(?![/\\])/.test(text)

/** The path in the product for an address the system opened the app with; undefined if it isn't ours. */
export const pathOfLink = (address: string, origin: string): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.origin !== origin) return undefined
  const path = `${url.pathname}${url.search}${url.hash}`
  return isPath(path) ? path : undefined
}

/** The path a tapped push notification leads to, from the data our server put into it. */
export const pathOfNotice = (data: unknown): string => {
  const { url, id } = (data ?? {}) as { url?: unknown; id?: unknown }
  if (isPath(url)) return url
  return /^\d+$/.test(String(id)) ? `/me/app-notification/redirect/${id}` : '/me/notifications'
}
