import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blocksOf, changesBetween, stepsBetween } from './diff.ts'
import { escapeHtml } from './render.ts'

const words = fc.array(fc.constantFrom('a', 'b', 'c', 'house', 'night'), { maxLength: 30 })
const prose = fc.array(fc.tuple(fc.constantFrom('h2', 'p', 'li'), fc.array(fc.string(), { maxLength: 6 })), {
  maxLength: 8,
})
const htmlOf = (blocks: [string, string[]][]): string =>
  blocks.map(([tag, texts]) => `<${tag}>${escapeHtml(texts.join(' '))}</${tag}>`).join('\n')
const without = (left: 'added' | 'removed', blocks: ReturnType<typeof changesBetween>): string[] =>
  blocks
    .map(({ parts }) =>
      parts
        .filter(({ is }) => is !== left)
        .map(({ text }) => text)
        .join('')
        .trim(),
    )
    .filter((text) => text !== '')
const bare = (html: string): string[] => blocksOf(html).map((block) => block.replace('\ue000', ''))

describe('what changed between two wordings', () => {
  it('lists what was removed and what was added, word by word', () => {
    const before = '<h2>1. Price</h2><p>The price is fixed.</p><p>Stays.</p>'
    const after = '<h2>1. Price</h2><p>The price is fixed for you.</p><p>Stays.</p><p>New.</p>'
    expect(changesBetween(before, after)).toEqual([
      { heading: true, parts: [{ is: 'same', text: '1. Price' }] },
      {
        heading: false,
        parts: [
          { is: 'same', text: 'The price is ' },
          { is: 'removed', text: 'fixed.' },
          { is: 'added', text: 'fixed for you.' },
        ],
      },
      { heading: false, parts: [{ is: 'same', text: 'Stays.' }] },
      { heading: false, parts: [{ is: 'added', text: 'New.' }] },
    ])
  })

  it('treats rows, lists, and entities as a reader sees them', () => {
    const html =
      '<table><tbody><tr><th scope="row">Rent &amp; fees</th><td>$1</td></tr></tbody></table><ul><li>No</li></ul>'
    expect(blocksOf(html)).toEqual(['Rent & fees: $1', 'No'])
  })

  it('leads from any list to any other, and keeps only what is in both', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const steps = stepsBetween(before, after)
        expect(steps.filter(({ is }) => is !== 'added').map(({ item }) => item)).toEqual(before)
        expect(steps.filter(({ is }) => is !== 'removed').map(({ item }) => item)).toEqual(after)
      }),
    )
  })

  it('reproduces both wordings: the old one without additions, the new one without removals', () => {
    fc.assert(
      fc.property(prose, prose, (one, other) => {
        const blocks = changesBetween(htmlOf(one), htmlOf(other))
        expect(without('added', blocks)).toEqual(bare(htmlOf(one)))
        expect(without('removed', blocks)).toEqual(bare(htmlOf(other)))
      }),
    )
  })

  it('finds no changes between a wording and itself', () => {
    fc.assert(
      fc.property(prose, (blocks) => {
        const same = changesBetween(htmlOf(blocks), htmlOf(blocks))
        expect(same.flatMap(({ parts }) => parts).filter(({ is }) => is !== 'same')).toEqual([])
      }),
    )
  })
})
