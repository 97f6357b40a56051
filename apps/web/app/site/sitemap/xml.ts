/** XML can't contain control characters, not even escaped. */
export const escapedXml = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const heading = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const locations = (element: string, addresses: readonly string[]): string =>
  addresses.map((address) => `<${element}><loc>${escapedXml(address)}</loc></${element}>`).join('\n')

/** A sitemap index (sitemaps.org 0.9). */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${heading}\n<sitemapindex xmlns="${schema}">\n${locations('sitemap', addresses)}\n</sitemapindex>\n`

/** A sitemap of pages. */
export const sitemap = (addresses: readonly string[]): string =>
  `${heading}\n<urlset xmlns="${schema}">\n${locations('url', addresses)}\n</urlset>\n`

export const xmlAnswer = (xml: string): Response =>
  new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' } })
