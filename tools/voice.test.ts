import { expect, it } from 'vitest'
import { findingLines } from './voice/files.ts'
import { blankText, scan } from './voice/scan.ts'
import { entries } from './voice/words.ts'

/** An example that is a path counts as a file name; others are read as a comment, as a text, and as code. */
const idsIn = (example: string): string[] =>
  (example.startsWith('src/')
    ? scan(example, '')
    : [
        ...scan('docs/page.md', example),
        ...scan('src/pricing.ts', /^(const|export) /.test(example) ? example : `const label = "${example}"`),
      ]
  ).map(({ id }) => id)

it.each(entries.map((entry) => [entry.id, entry] as const))(
  'finds a planted “%s” and passes good English',
  (id, entry) => {
    expect(idsIn(entry.found)).toContain(id)
    expect(idsIn(entry.innocent).filter((found) => found === id)).toEqual([])
  },
)

it('finds every word and phrase of the list on its own', () => {
  for (const { id, text = [], names = [] } of entries) {
    for (const phrase of text) {
      const words = phrase.replace('*', 's')
      expect([words, scan('docs/page.md', `x ${words} x`).map((finding) => finding.id)]).toEqual([
        words,
        expect.arrayContaining([id]),
      ])
    }
    for (const words of names) {
      const name = words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
      expect([name, scan('src/pricing.ts', `const ${name} = 1`).map((finding) => finding.id)]).toEqual([
        name,
        expect.arrayContaining([id]),
      ])
    }
  }
})

it('distinguishes identifiers from texts, comments, expressions in templates, and import paths', () => {
  const code = ['const a = `x $', "{kept({ told: 'hat' })} y` // paper\nconst b = /kept/.test('kept')"].join('')
  expect(blankText(code).match(/\w+/g)).toEqual(['const', 'a', 'kept', 'told', 'const', 'b', 'test'])
  expect(blankText(code)).toHaveLength(code.length)
  expect(scan('src/pricing.ts', "import { x } from './kept.ts'\nconst keptBy = 'is kept'")).toEqual([
    { id: 'kept-name', line: 2, words: 'keptBy' },
  ])
})

it('reads the comments of a migration, not its texts or the bodies of its functions', () => {
  const sql =
    "-- Whoever\ncreate table a (b text default 'whoever'); $$ -- whoever\n$$ $text$ -- whoever $text$\n-- paper"
  expect(scan('apps/server/migrations/0001-a.sql', sql)).toEqual([
    { id: 'he', line: 1, words: 'Whoever' },
    { id: 'paper', line: 4, words: 'paper' },
  ])
})

it('reports line and words across a line break of a comment', () => {
  expect(scan('src/pricing.ts', '/**\n * nights let\n * again by\n */')).toEqual([
    { id: 'let', line: 2, words: 'let * again' },
  ])
})

it('finds no word of the list anywhere', () => {
  expect(findingLines()).toEqual([])
})
