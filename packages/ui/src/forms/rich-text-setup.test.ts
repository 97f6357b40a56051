import { getSchema } from '@tiptap/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkProblem, richText } from '../../../contract/src/index.ts'
import type { RichTextRules } from './rich-text-rules.ts'
import { extensionsFor } from './rich-text-setup.ts'

type Written = { tags: Set<string>; attributes: Set<string> }

/** Elements and attributes a node or mark produces, whatever its content. */
const note = (spec: unknown, written: Written): void => {
  if (!Array.isArray(spec)) return
  const [tag, second, ...rest] = spec
  written.tags.add(String(tag))
  const attributes = second && typeof second === 'object' && !Array.isArray(second) ? second : {}
  for (const [name, value] of Object.entries(attributes)) if (value != null) written.attributes.add(`${tag} ${name}`)
  for (const inside of [second, ...rest]) note(inside, written)
}

const writtenBy = (rules: RichTextRules): Written => {
  const schema = getSchema(extensionsFor(rules, (href) => !linkProblem(href)))
  const written: Written = { tags: new Set(), attributes: new Set() }
  for (const type of Object.values(schema.nodes)) {
    const levels =
      type.name === 'heading' ? [1, 2, 3, 4, 5, 6].filter((level) => rules.elements.includes(`h${level}`)) : [0]
    for (const level of levels) note(type.spec.toDOM?.(type.create(level ? { level } : null)), written)
  }
  for (const type of Object.values(schema.marks))
    note(type.spec.toDOM?.(type.create(type.name === 'link' ? { href: '/terms' } : null), true), written)
  return written
}

describe('the editor', () => {
  it('produces exactly the declared elements and attributes', () => {
    const { tags, attributes } = writtenBy(richText)
    expect([...tags].sort()).toEqual([...richText.elements].sort())
    expect([...attributes]).toEqual(['a href'])
  })
  it('never produces an element the rules exclude', () => {
    fc.assert(
      fc.property(fc.subarray([...richText.elements].filter((tag) => tag !== 'p' && tag !== 'li')), (some) => {
        const elements = ['p', 'li', ...some]
        for (const tag of writtenBy({ ...richText, elements }).tags) expect(elements).toContain(tag)
      }),
      { numRuns: 40 },
    )
  })
})
