import { type IcuNode, rewritten } from './icu.ts'

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

/** What a language does to every text, so that nobody has to write it. */
export const inManner = (nodes: readonly IcuNode[], language: string): readonly IcuNode[] => {
  if (language === 'fr') return nodes.map((node) => rewritten(node, frenchSpaces))
  if (language !== pseudoLanguage || (nodes.length === 1 && nodes[0] === '')) return nodes
  return ['⟦', ...nodes.map((node) => rewritten(node, stretched)), '⟧']
}
