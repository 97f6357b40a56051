import type { ContentDocument } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { markdownOf } from './markdown.ts'

const written = (body: ContentDocument['body']): string =>
  markdownOf({
    title: 'A *walk*',
    summary: '',
    body,
    resolved: { pictures: [], files: [], homes: [] },
  } as unknown as ContentDocument)

it('writes text literally, whatever characters it contains', () => {
  expect(written([])).toBe('# A \\*walk\\*\n\n')
  expect(written([{ type: 'quote', text: '<b>[x](y)</b>', source: 'Fern' }])).toContain(
    '> \\<b\\>\\[x\\](y)\\</b\\>\n> — Fern',
  )
})

it('writes marked text, lists, and tables', () => {
  const text = written([
    {
      type: 'text',
      parts: [
        { kind: 'paragraph', spans: [{ text: 'Go ' }, { text: 'early', bold: true, href: '/contact' }] },
        { kind: 'list', ordered: true, items: [[{ text: 'First' }], [{ text: 'Second' }]] },
      ],
    },
    { type: 'table', caption: 'Water', head: ['Month', 'Warm'], rows: [['May', 'no']] },
  ])
  expect(text).toContain('Go [**early**](</contact>)\n\n1. First\n2. Second')
  expect(text).toContain('| Month | Warm |\n| --- | --- |\n| May | no |')
})
