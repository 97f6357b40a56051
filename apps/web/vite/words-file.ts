import { type ESTree, parseSync } from 'vite'

/** A text of the catalog: its position in the file, and its keys. */
export type Literal = { start: number; end: number; path: string; value: string }

const keyOf = (key: ESTree.PropertyKey): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

const literalsIn = (node: ESTree.Node, path: readonly string[]): Literal[] => {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return [{ start: node.start, end: node.end, path: path.join('.'), value: node.value }]
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((part) =>
      part.type === 'Property' ? literalsIn(part.value, [...path, keyOf(part.key)]) : literalsIn(part, path),
    )
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((element, at) => (element ? literalsIn(element, [...path, String(at)]) : []))
  throw new Error(`Words are texts, objects and lists of texts, not ${node.type}`)
}

const callIn = (code: string, file: string): ESTree.CallExpression | undefined => {
  const { program } = parseSync(file, code)
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    const value = declared?.type === 'VariableDeclaration' ? declared.declarations[0]?.init : null
    if (value?.type !== 'CallExpression' || value.callee.type !== 'Identifier') continue
    if (/^(area|translation)$/.test(value.callee.name)) return value
  }
  return undefined
}

/** The texts a file passes to `area` or `translation`: where they start and end, and each text. */
export const wordsOf = (
  code: string,
  file: string,
): { start: number; end: number; texts: readonly Literal[] } | undefined => {
  const [words] = callIn(code, file)?.arguments ?? []
  return words && { start: words.start, end: words.end, texts: literalsIn(words, []) }
}
