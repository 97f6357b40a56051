import { branchesOf, childrenOf, type IcuNode, isTag, kinds, parseMessage } from '@porchlight/wording/icu'
import { inManner } from '@porchlight/wording/manners'

/**
 * Compiles ICU MessageFormat to JavaScript when the pages are built: a text without arguments becomes a string, one
 * with arguments a function of named values. The rest happens at run time, in `app/lib/messages/message-runtime.ts`.
 */

/** The functions the generated code calls, as exported by `message-runtime.ts`. */
export const helpers = { plural: 'p', ordinal: 'o', select: 's', number: 'c', rich: 'r' } as const

const hasTag = (nodes: readonly IcuNode[]): boolean => nodes.some((node) => typeof node === 'object' && isTag(node))

const inTemplate = (text: string): string => text.replace(/[\\`]|\$\{/g, '\\$&')

const branchCode = (node: Exclude<IcuNode, string | 0>, language: string): string =>
  branchesOf(node)
    .map(([name, nodes]) => {
      if (hasTag(nodes)) throw new Error('A tag stands outside of plural and select')
      return `${JSON.stringify(name)}: ${textCode(nodes, language)}`
    })
    .join(', ')

const valueCode = (node: Exclude<IcuNode, string>, language: string): string => {
  if (node === 0) return 'n'
  const value = `v[${JSON.stringify(node[0])}]`
  const spoken = JSON.stringify(language)
  switch (node[1]) {
    case undefined:
      return value
    case kinds.number:
      return `${helpers.number}(${spoken}, ${value})`
    case kinds.select:
      return `${helpers.select}(${value}, { ${branchCode(node, language)} })`
    case kinds.plural:
      return `${helpers.plural}(${spoken}, ${value}, (n) => ({ ${branchCode(node, language)} }))`
    case kinds.ordinal:
      return `${helpers.ordinal}(${spoken}, ${value}, (n) => ({ ${branchCode(node, language)} }))`
    default:
      throw new Error('Dates and times are written by formats.ts and come as text')
  }
}

/** Joins all parts into one string. */
const textCode = (nodes: readonly IcuNode[], language: string): string => {
  const [only] = nodes
  if (nodes.length === 0) return '""'
  if (nodes.length === 1 && typeof only === 'string') return JSON.stringify(only)
  if (nodes.length === 1 && typeof only === 'object' && typeof only[1] === 'number') return valueCode(only, language)
  const parts = nodes.map((node) => (typeof node === 'string' ? inTemplate(node) : `\${${valueCode(node, language)}}`))
  return `\`${parts.join('')}\``
}

/** Parts for React: the content of a tag is passed to the value with the tag's name. */
const partsCode = (nodes: readonly IcuNode[], language: string): string => {
  const parts = nodes.map((node) =>
    typeof node === 'object' && isTag(node)
      ? `v[${JSON.stringify(node[0])}](${textCode(childrenOf(node), language)})`
      : textCode([node], language),
  )
  return `${helpers.rich}(${parts.join(', ')})`
}

/** The JavaScript expression for a text. Throws if the text isn't valid ICU MessageFormat. */
export const compileMessage = (text: string, language: string): string => {
  const nodes = inManner(parseMessage(text), language)
  if (nodes.every((node) => typeof node === 'string')) return JSON.stringify(nodes.join(''))
  return `(v) => ${hasTag(nodes) ? partsCode(nodes, language) : textCode(nodes, language)}`
}
