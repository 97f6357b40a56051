import { linkProblem } from '@porchlight/contract'

const elements = new Set('p h2 h3 ul ol li strong em a table tbody tr th td footer br blockquote'.split(' '))
const attributes: Record<string, RegExp> = { a: /^ href="([^"<>]*)"$/, th: /^ scope="(?:row|col)"$/ }

const tagFault = (tag: string): string | undefined => {
  const [, name = '', rest = ''] = /^<\/?([a-z0-9]+)((?:\s[^>]*)?)>$/.exec(tag) ?? []
  if (!elements.has(name)) return tag
  if (rest === '') return undefined
  const found = attributes[name]?.exec(rest)
  return found && (name !== 'a' || !linkProblem(found[1] ?? '')) ? undefined : tag
}

/**
 * Finds anything in a wording that isn't agreement markup: an element, attribute, or address agreements don't use, or a
 * `<` that starts none. Undefined if there is nothing.
 */
export const markupFault = (body: string): string | undefined => {
  const tags = body.match(/<[^>]*>/g) ?? []
  const stray = /[<>]/.exec(body.replace(/<[^>]*>/g, ''))
  return tags.map(tagFault).find((fault) => fault !== undefined) ?? stray?.[0]
}
