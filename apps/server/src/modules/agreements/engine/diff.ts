/** A piece of text that is unchanged, added, or removed. */
export type DiffPart = { is: 'same' | 'added' | 'removed'; text: string }
/** A paragraph, list item, row, or heading with the changes to its words. */
export type Block = { heading: boolean; parts: DiffPart[] }

type Step<Item> = { is: DiffPart['is']; item: Item }

/**
 * The shortest edit from one list to another. Removals come before the additions that replace them. Time and memory
 * grow with the product of both lengths, after the common beginning and end: meant for pages of text.
 */
export const stepsBetween = (before: readonly string[], after: readonly string[]): Step<string>[] => {
  const columns = after.length + 1
  // longest[i * columns + j]: how many items the remainders from i and from j have in common.
  const longest = new Uint32Array((before.length + 1) * columns)
  const at = (i: number, j: number): number => longest[i * columns + j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      longest[i * columns + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const steps: Step<string>[] = []
  let i = 0
  let j = 0
  while (i < before.length || j < after.length) {
    const [old, next] = [before[i], after[j]]
    if (old !== undefined && old === next) {
      steps.push({ is: 'same', item: old })
      i++
      j++
    } else if (old !== undefined && (next === undefined || at(i + 1, j) >= at(i, j + 1))) {
      steps.push({ is: 'removed', item: old })
      i++
    } else if (next !== undefined) {
      steps.push({ is: 'added', item: next })
      j++
    }
  }
  return steps
}

/** Words with the following space, so that nothing in between is lost. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []

const joined = (steps: readonly Step<string>[]): DiffPart[] => {
  const parts: DiffPart[] = []
  for (const { is, item } of steps) {
    const last = parts.at(-1)
    if (last?.is === is) last.text += item
    else parts.push({ is, text: item })
  }
  return parts
}

const headingMark = '\ue000'
const wholeBlock = (is: DiffPart['is'], block: string): Block => {
  const heading = block.startsWith(headingMark)
  return { heading, parts: [{ is, text: heading ? block.slice(1) : block }] }
}
const changedBlock = (before: string, after: string): Block => {
  const bare = (block: string) => block.replace(headingMark, '')
  return {
    heading: after.startsWith(headingMark),
    parts: joined(stepsBetween(wordsOf(bare(before)), wordsOf(bare(after)))),
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The paragraphs of a text as a reader sees them, with headings marked. */
export const blocksOf = (html: string): string[] =>
  html
    .replace(/[\s\ue000]+/g, ' ')
    .replace(/<h[1-6]\b[^>]*>/g, `\n${headingMark}`)
    .replace(/<\/?(?:h[1-6]|p|ul|ol|li|table|tbody|tr|footer|blockquote|br)\b[^>]*>/g, '\n')
    .replace(/<\/th>/g, ': ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.replace(/^\ue000\s+/, headingMark).trim())
    .filter((line) => line !== '' && line !== headingMark)

/** What changed from one text to the next, paragraph by paragraph and word by word within each. */
export const changesBetween = (before: string, after: string): Block[] => {
  const steps = stepsBetween(blocksOf(before), blocksOf(after))
  const blocks: Block[] = []
  for (let at = 0; at < steps.length; ) {
    const run = (is: DiffPart['is']): string[] => {
      const items: string[] = []
      for (let step = steps[at]; step?.is === is; step = steps[++at]) items.push(step.item)
      return items
    }
    for (const item of run('same')) blocks.push(wholeBlock('same', item))
    const removed = run('removed')
    const added = run('added')
    const pairs = Math.min(removed.length, added.length)
    for (let pair = 0; pair < pairs; pair++) blocks.push(changedBlock(removed[pair] ?? '', added[pair] ?? ''))
    for (const item of removed.slice(pairs)) blocks.push(wholeBlock('removed', item))
    for (const item of added.slice(pairs)) blocks.push(wholeBlock('added', item))
  }
  return blocks
}
