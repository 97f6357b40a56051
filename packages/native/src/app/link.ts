/** A path of the product, from its root, and no way out of it. */
export const isPath = (text: unknown): text is string => typeof text === 'string' && /^\/(?![/\\])/.test(text)

/** Where in the product an address leads that the system opened the app with; undefined when it is not ours. */
export const pathOfLink = (address: string, origin: string): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.origin !== origin) return undefined
  const path = `${url.pathname}${url.search}${url.hash}`
  return isPath(path) ? path : undefined
}

/** Where a pressed push or notification leads, by what our server put into it. */
export const pathOfNotice = (data: unknown): string => {
  const { url, id } = (data ?? {}) as { url?: unknown; id?: unknown }
  if (isPath(url)) return url
  return /^\d+$/.test(String(id)) ? `/me/app-notification/redirect/${id}` : '/me/notifications'
}
