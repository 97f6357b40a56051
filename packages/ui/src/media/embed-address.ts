/**
 * The address to embed in the page, or null if it can only be a link: it must be https, on the standard port, without a
 * password, and on one of `hosts`. A host allows only itself; with a leading `*.`, everything below it.
 */
export const embedAddress = (url: string, hosts: readonly string[]): string | null => {
  if (!URL.canParse(url)) return null
  const { protocol, hostname, port, username, password, href } = new URL(url)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return null
  const isAllowed = (host: string) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1).toLowerCase()) : hostname === host.toLowerCase()
  return hosts.some(isAllowed) ? href : null
}

/** An address allowed in a link: on the web, or below our own. Others (`javascript:`, `data:`) lead nowhere. */
export const linkAddress = (url: string): string | undefined => {
  if (!URL.canParse(url, 'https://here.invalid')) return undefined
  const { protocol } = new URL(url, 'https://here.invalid')
  return protocol === 'https:' || protocol === 'http:' ? url : undefined
}
