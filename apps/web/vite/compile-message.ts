import compileText from 'icu-minify/compile'

/**
 * ICU MessageFormat becomes JavaScript when the pages are built: a text without arguments a string, one with arguments
 * a function of named values. What is left to do at run time is in `app/lib/messages/compiled.ts`.
 */

/** icu-minify's form: text, `0` for `#`, `[name]`, `[name, kind, branches]`, or `[tag, ...children]`. */
type Branches = Record<string, Node | Node[]>
type Node = string | 0 | [name: string, kind?: unknown, rest?: unknown, ...more: unknown[]]

const select = 1
const plural = 2
const ordinal = 3
const numeral = 4

/** What the generated code calls, as exported by `compiled.ts`. */
export const helpers = { plural: 'p', ordinal: 'o', select: 's', number: 'c', rich: 'r' } as const

const isTag = ([, kind]: Exclude<Node, string | 0>): boolean =>
  kind !== undefined && (typeof kind !== 'number' || kind === 0)

const hasTag = (nodes: readonly Node[]): boolean => nodes.some((node) => typeof node === 'object' && isTag(node))

const inTemplate = (text: string): string => text.replace(/[\\`]|\$\{/g, '\\$&')

const branchesOf = (branches: Branches, language: string): string =>
  Object.entries(branches)
    .map(([name, branch]) => {
      const nodes = Array.isArray(branch) ? (branch as Node[]) : [branch]
      if (hasTag(nodes)) throw new Error('A tag stands outside of plural and select')
      return `${JSON.stringify(name)}: ${textOf(nodes, language)}`
    })
    .join(', ')

const filled = (node: Exclude<Node, string>, language: string): string => {
  if (node === 0) return 'n'
  const [name, kind, rest] = node
  const value = `v[${JSON.stringify(name)}]`
  const spoken = JSON.stringify(language)
  switch (kind) {
    case undefined:
      return value
    case numeral:
      return `${helpers.number}(${spoken}, ${value})`
    case select:
      return `${helpers.select}(${value}, { ${branchesOf(rest as Branches, language)} })`
    case plural:
      return `${helpers.plural}(${spoken}, ${value}, (n) => ({ ${branchesOf(rest as Branches, language)} }))`
    case ordinal:
      return `${helpers.ordinal}(${spoken}, ${value}, (n) => ({ ${branchesOf(rest as Branches, language)} }))`
    default:
      throw new Error('Dates and times are written by formats.ts and come as text')
  }
}

/** One string of it all. */
const textOf = (nodes: readonly Node[], language: string): string => {
  const [only] = nodes
  if (nodes.length === 0) return '""'
  if (nodes.length === 1 && typeof only === 'string') return JSON.stringify(only)
  if (nodes.length === 1 && typeof only === 'object' && typeof only[1] === 'number') return filled(only, language)
  const parts = nodes.map((node) => (typeof node === 'string' ? inTemplate(node) : `\${${filled(node, language)}}`))
  return `\`${parts.join('')}\``
}

/** Parts for React: what stands in a tag is handed to the value of the tag's name. */
const partsOf = (nodes: readonly Node[], language: string): string => {
  const parts = nodes.map((node) => {
    if (typeof node !== 'object' || !isTag(node)) return textOf([node], language)
    const [name, ...children] = node
    return `v[${JSON.stringify(name)}](${textOf(children as Node[], language)})`
  })
  return `${helpers.rich}(${parts.join(', ')})`
}

const accents: Record<string, string> = Object.fromEntries(
  [...'aeiouyAEIOUYcnszCNSZ'].map((letter, at) => [letter, [...'àéîöûýÅÉÎÖÛÝçñšžÇÑŠŽ'][at] as string]),
)
const stretched = (text: string): string =>
  text
    .replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter)
    .replace(/\p{L}{4,}/gu, (word) => word + '~'.repeat(Math.ceil(word.length * 0.3)))

const pseudoNode = (node: Node): Node => {
  if (typeof node === 'string') return stretched(node)
  if (node === 0) return node
  if (isTag(node)) return [node[0], ...(node.slice(1) as Node[]).map(pseudoNode)] as Node
  const [name, kind, rest] = node
  if (kind !== select && kind !== plural && kind !== ordinal) return node
  const branches = Object.entries(rest as Branches).map(([key, branch]) => [
    key,
    Array.isArray(branch) ? (branch as Node[]).map(pseudoNode) : pseudoNode(branch),
  ])
  return [name, kind, Object.fromEntries(branches)]
}

/** A language nobody speaks: accented, a third longer, in brackets. It shows which words are not from here, and what does not fit. */
export const pseudoLanguage = 'en-XA'

/** The JavaScript expression of a text. Throws when the text is no ICU MessageFormat. */
export const compileMessage = (text: string, language: string): string => {
  const compiled = compileText(text) as string | Node[]
  const plain = typeof compiled === 'string' ? [compiled] : compiled
  const isPseudo = language === pseudoLanguage && text !== ''
  const nodes = isPseudo ? ['⟦', ...plain.map(pseudoNode), '⟧'] : plain
  if (nodes.every((node) => typeof node === 'string')) return JSON.stringify(nodes.join(''))
  return `(v) => ${hasTag(nodes) ? partsOf(nodes, language) : textOf(nodes, language)}`
}
