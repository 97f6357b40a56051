import { linkProblem, type TextPart, type TextSpan } from '@porchlight/contract'

/** What a text block can contain; headings, quotes, and pictures are blocks of their own. */
export const textRules = {
  elements: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
  attributes: { a: ['href'] },
} as const

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const spanHtml = ({ text, bold, italic, href }: TextSpan): string => {
  const slanted = italic ? `<em>${escaped(text)}</em>` : escaped(text)
  const weighted = bold ? `<strong>${slanted}</strong>` : slanted
  return href ? `<a href="${escaped(href)}">${weighted}</a>` : weighted
}

const spansHtml = (spans: readonly TextSpan[]): string => spans.map(spanHtml).join('')

/** The parts of a text block in the editor's format. */
export const htmlOf = (parts: readonly TextPart[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'paragraph') return `<p>${spansHtml(part.spans)}</p>`
      const tag = part.ordered ? 'ol' : 'ul'
      return `<${tag}>${part.items.map((item) => `<li><p>${spansHtml(item)}</p></li>`).join('')}</${tag}>`
    })
    .join('')

type Marks = Omit<TextSpan, 'text'>

const marksIn = (element: Element, marks: Marks): Marks => {
  const tag = element.tagName.toLowerCase()
  if (tag === 'strong') return { ...marks, bold: true }
  if (tag === 'em') return { ...marks, italic: true }
  const href = tag === 'a' ? element.getAttribute('href')?.trim() : undefined
  return href && linkProblem(href) === undefined ? { ...marks, href } : marks
}

const spansIn = (node: Node, marks: Marks = {}): TextSpan[] => {
  if (node.nodeType === 3) return node.textContent ? [{ text: node.textContent, ...marks }] : []
  if (node.nodeType !== 1) return []
  const element = node as Element
  if (element.tagName === 'BR') return [{ text: ' ', ...marks }]
  const inside = marksIn(element, marks)
  return [...element.childNodes].flatMap((child) => spansIn(child, inside))
}

const isBlank = (spans: readonly TextSpan[]): boolean => spans.every(({ text }) => text.trim() === '')

/** The editor's content as the parts that are stored. Empty content has no parts. */
export const partsOf = (html: string): TextPart[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.children].flatMap((element): TextPart[] => {
    const tag = element.tagName.toLowerCase()
    if (tag === 'ul' || tag === 'ol') {
      const items = [...element.querySelectorAll('li')].map((item) => spansIn(item)).filter((item) => !isBlank(item))
      return items.length > 0 ? [{ kind: 'list', ordered: tag === 'ol', items }] : []
    }
    const spans = spansIn(element)
    return isBlank(spans) ? [] : [{ kind: 'paragraph', spans }]
  })
}
