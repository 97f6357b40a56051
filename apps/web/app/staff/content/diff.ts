import { type ContentDraft, languages, textsOfBlock } from '@porchlight/contract'

export type DiffLine = { change: 'same' | 'added' | 'removed'; text: string }

/** A version as lines: the text in each language, in order. */
export const linesOf = ({ slug, topics, tags, author, texts }: ContentDraft): string[] => [
  `/${slug}`,
  [...topics, ...tags, author ?? ''].filter(Boolean).join(', '),
  ...languages.flatMap((language) => {
    const text = texts[language]
    if (!text) return []
    const { title, summary, seoTitle, seoDescription, coverAlt, body } = text
    return [title, summary, seoTitle, seoDescription, coverAlt, ...body.flatMap(textsOfBlock)]
      .filter(Boolean)
      .map((line) => `${language}: ${line}`)
  }),
]

/** The steps that turn one list of lines into the other, by their longest common part. */
export const diffLines = (before: readonly string[], after: readonly string[]): DiffLine[] => {
  const width = after.length + 1
  const common = new Uint32Array((before.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      common[row * width + column] =
        before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const lines: DiffLine[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]]
    if (old !== undefined && old === fresh) {
      lines.push({ change: 'same', text: old })
      row += 1
      column += 1
    } else if (old !== undefined && (fresh === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ change: 'removed', text: old })
      row += 1
    } else {
      lines.push({ change: 'added', text: fresh ?? '' })
      column += 1
    }
  }
  return lines
}
