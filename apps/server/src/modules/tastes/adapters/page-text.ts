import sanitizeHtml from 'sanitize-html'

export type PageText = { title: string; description: string; text: string; image: string | undefined }

const most = { title: 200, description: 600, text: 2_000 } as const

/** Links to elsewhere and code say nothing of the page. */
const silent = ['script', 'style', 'textarea', 'option', 'noscript', 'nav', 'header', 'footer', 'svg', 'form', 'title']

const plain = (text: string, length: number): string => text.replace(/\s+/g, ' ').trim().slice(0, length)

const decoded = (bytes: Buffer, type: string): string => {
  const charset = /charset="?([\w-]+)/.exec(type)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** Entities are written again by the sanitizer. */
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Title, description, picture, and the beginning of the text of a page. Nothing of it is ever shown as HTML. */
export const pageIn = (bytes: Buffer, type: string): PageText => {
  const metas = new Map<string, string>()
  let isTitle = false
  let title = ''
  const html = decoded(bytes, type)
  const heading = /<title[^>]*>([^<]{0,1000})/i.exec(html)?.[1] ?? ''
  const text = sanitizeHtml(html, {
    allowedTags: [],
    nonTextTags: silent,
    onOpenTag: (name, { property, name: other, content }) => {
      isTitle = name === 'h1'
      const key = (property ?? other)?.toLowerCase()
      if (name === 'meta' && key && content && !metas.has(key)) metas.set(key, content)
    },
    textFilter: (part) => {
      if (isTitle && !title) title = part
      return `${part} `
    },
  })
  return {
    title: plain(metas.get('og:title') ?? unescaped(heading || title), most.title),
    description: plain(metas.get('og:description') ?? metas.get('description') ?? '', most.description),
    text: plain(unescaped(text), most.text),
    image: metas.get('og:image:secure_url') ?? metas.get('og:image') ?? metas.get('twitter:image'),
  }
}
