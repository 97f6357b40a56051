export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string }

const namePattern = '[A-Za-z_][\\w.:-]*'
const token = new RegExp(
  `<\\?xml [^?]*\\?>|<(/?)(${namePattern})((?:\\s+${namePattern}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>|[^<]+|<`,
  'gs',
)
const entity = /&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text with its entities replaced. @throws for a sign XML forbids, and for an `&` that is no entity */
const plain = (text: string): string => {
  if (/[^\P{Cc}\t\n\r]/u.test(text) || text.replace(entity, '').includes('&'))
    throw new Error(`not text of XML: ${text}`)
  return text.replace(entity, (_, decimal?: string, hex?: string, word?: string) => {
    if (word) return named[word.toLowerCase()] ?? ''
    const code = Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16)
    if (code < 32 && ![9, 10, 13].includes(code)) throw new Error(`XML forbids the sign ${code}`)
    return String.fromCodePoint(code)
  })
}

const attributesIn = (text: string): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const [, name = '', double, single] of text.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (name in found) throw new Error(`${name} stands twice`)
    found[name] = plain(double ?? single ?? '')
  }
  return found
}

/** A well-formed document without DOCTYPE, comments, and CDATA: ours have none. @throws for anything else */
export const parsedXml = (text: string): XmlElement => {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [found, closes, name, attributes = '', isEmpty] of text.matchAll(token)) {
    const here = open.at(-1) as XmlElement
    if (found.startsWith('<?xml')) {
      if (!text.startsWith(found)) throw new Error('the declaration is not at the start')
    } else if (name === undefined) {
      if (found === '<' || (here === root && found.trim() !== '')) throw new Error(`unexpected ${found.slice(0, 40)}`)
      here.text += plain(found)
    } else if (closes) {
      if (here.name !== name || attributes || isEmpty) throw new Error(`</${name}> closes ${here.name}`)
      open.pop()
    } else {
      const element = { name, attributes: attributesIn(attributes), children: [], text: '' }
      here.children.push(element)
      if (!isEmpty) open.push(element)
    }
  }
  const [document, ...more] = root.children
  if (open.length > 1 || !document || more.length > 0) throw new Error('not one element, closed')
  return document
}

const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] => children.filter((one) => one.name === name)
const textOf = (element: XmlElement, name: string): string => childrenOf(element, name)[0]?.text ?? ''
const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text) && text.length <= 2_048
const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text)

const sitemapSchema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** By the schema of sitemaps.org: `urlset` of `url` or `sitemapindex` of `sitemap`, each with its `loc`. */
export const sitemapFaults = (text: string): string[] => {
  const { name, attributes, children } = parsedXml(text)
  const item = { urlset: 'url', sitemapindex: 'sitemap' }[name]
  const places = children.map((one) => textOf(one, 'loc'))
  return [
    ...(item ? [] : [`the root is ${name}`]),
    ...(attributes.xmlns === sitemapSchema ? [] : ['the namespace is missing']),
    ...(children.length > 0 && children.length <= 50_000 ? [] : [`it has ${children.length} entries`]),
    ...children.flatMap((one) =>
      one.name === item && one.children.length === 1 ? [] : [`${one.name} is not allowed`],
    ),
    ...places.flatMap((place) => (isAddress(place) ? [] : [`no address: ${place}`])),
    ...(new Set(places).size === places.length ? [] : ['an address stands twice']),
    ...(new Set(places.map((place) => URL.canParse(place) && new URL(place).origin)).size > 1 ? ['several sites'] : []),
  ]
}

const required = (element: XmlElement, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const found = childrenOf(element, name)
    return found.length === 1 && (name === 'link' || found[0]?.text.trim()) ? [] : [`${element.name} needs one ${name}`]
  })

/** By RSS 2.0. */
export const rssFaults = (text: string): string[] => {
  const rss = parsedXml(text)
  const [channel] = childrenOf(rss, 'channel')
  if (rss.name !== 'rss' || rss.attributes.version !== '2.0' || !channel) return ['no RSS 2.0']
  const items = childrenOf(channel, 'item')
  const isDate = (date: string) => /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/.test(date)
  return [
    ...required(channel, ['title', 'link', 'description', 'language', 'lastBuildDate']),
    ...(isDate(textOf(channel, 'lastBuildDate')) ? [] : ['lastBuildDate is no date']),
    ...items.flatMap((item) => [
      ...required(item, ['title', 'link', 'guid', 'description', 'pubDate']),
      ...(isDate(textOf(item, 'pubDate')) ? [] : ['pubDate is no date']),
      ...(isAddress(textOf(item, 'link')) && isAddress(textOf(item, 'guid')) ? [] : ['link or guid is no address']),
    ]),
  ]
}

/** By RFC 4287. */
export const atomFaults = (text: string): string[] => {
  const feed = parsedXml(text)
  if (feed.name !== 'feed' || feed.attributes.xmlns !== 'http://www.w3.org/2005/Atom') return ['no Atom feed']
  const entries = childrenOf(feed, 'entry')
  const hasAuthors = entries.every((entry) => entry.children.some(({ name }) => name === 'author'))
  return [
    ...(hasAuthors || childrenOf(feed, 'author').length > 0 ? [] : ['nobody is its author']),
    ...[feed, ...entries].flatMap((one) => [
      ...required(one, ['id', 'title', 'updated']),
      ...(isAddress(textOf(one, 'id')) ? [] : ['id is no address']),
      ...(isInstant(textOf(one, 'updated')) ? [] : ['updated is no instant']),
      ...childrenOf(one, 'link').flatMap(({ attributes: { href = '' } }) =>
        isAddress(href) ? [] : ['link leads nowhere'],
      ),
      ...childrenOf(one, 'author').flatMap((author) => required(author, ['name'])),
    ]),
  ]
}
