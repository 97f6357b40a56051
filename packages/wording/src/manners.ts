import { childrenOf, type IcuNode, isTag, rewritten } from './icu.ts'

/**
 * An artificial language: accented, a third longer, in brackets. It reveals text that isn't from the catalog, and text
 * that doesn't fit.
 */
export const pseudoLanguage = 'en-XA'

const accents: Record<string, string> = Object.fromEntries(
  [...'aeiouyAEIOUYcnszCNSZ'].map((letter, at) => [letter, [...'àéîöûýÅÉÎÖÛÝçñšžÇÑŠŽ'][at] as string]),
)

const stretched = (text: string): string =>
  text
    .replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter)
    .replace(/\p{L}{4,}/gu, (word) => word + '~'.repeat(Math.ceil(word.length * 0.3)))

/** French uses a narrow no-break space before ; : ! ? and inside its quotation marks. */
const frenchSpaces = (text: string): string => text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u202f')

const bracketed = (nodes: readonly IcuNode[]): IcuNode[] => [
  '⟦',
  ...nodes.map((node) => rewritten(node, stretched)),
  '⟧',
]

/** Each part that becomes a separate element has its own brackets. */
const inPseudo = (nodes: readonly IcuNode[]): IcuNode[] =>
  nodes.some((node) => typeof node === 'object' && isTag(node))
    ? nodes.flatMap((node): IcuNode[] =>
        typeof node === 'object' && isTag(node) ? [[node[0], ...bracketed(childrenOf(node))]] : bracketed([node]),
      )
    : bracketed(nodes)

/** A language's typographic rules for every text, so that translators don't have to apply them. */
export const inManner = (nodes: readonly IcuNode[], language: string): readonly IcuNode[] => {
  if (language === 'fr') return nodes.map((node) => rewritten(node, frenchSpaces))
  return language === pseudoLanguage && nodes[0] !== '' ? inPseudo(nodes) : nodes
}
