import { childrenOf, type IcuNode, isTag, rewritten } from './icu.ts'

/** A language nobody speaks: accented, a third longer, in brackets. It shows which words are not from here, and what does not fit. */
export const pseudoLanguage = 'en-XA'

const accents: Record<string, string> = Object.fromEntries(
  [...'aeiouyAEIOUYcnszCNSZ'].map((letter, at) => [letter, [...'àéîöûýÅÉÎÖÛÝçñšžÇÑŠŽ'][at] as string]),
)

const stretched = (text: string): string =>
  text
    .replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter)
    .replace(/\p{L}{4,}/gu, (word) => word + '~'.repeat(Math.ceil(word.length * 0.3)))

/** French sets a narrow space that does not break before ; : ! ? and inside its quotation marks. */
const frenchSpaces = (text: string): string => text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u202f')

const bracketed = (nodes: readonly IcuNode[]): IcuNode[] => [
  '⟦',
  ...nodes.map((node) => rewritten(node, stretched)),
  '⟧',
]

/** Each part that becomes an element of its own has its own brackets. */
const inPseudo = (nodes: readonly IcuNode[]): IcuNode[] =>
  nodes.some((node) => typeof node === 'object' && isTag(node))
    ? nodes.flatMap((node): IcuNode[] =>
        typeof node === 'object' && isTag(node) ? [[node[0], ...bracketed(childrenOf(node))]] : bracketed([node]),
      )
    : bracketed(nodes)

/** What a language does to every text, so that nobody has to write it. */
export const inManner = (nodes: readonly IcuNode[], language: string): readonly IcuNode[] => {
  if (language === 'fr') return nodes.map((node) => rewritten(node, frenchSpaces))
  return language === pseudoLanguage && nodes[0] !== '' ? inPseudo(nodes) : nodes
}
