import { expect, it } from 'vitest'
import { factChanges } from './audit-view.ts'

it('pairs the old and new value of a fact, and leaves out empty ones', () => {
  const bank = { trustBefore: '–', trust: 'First Bank …6789', operatingBefore: '–', operating: '–', payees: [] }
  expect(factChanges(bank)).toEqual([{ field: 'trust', before: '–', after: 'First Bank …6789' }])
  expect(factChanges({ before: 'A', after: 'B', home: 'Pinecrest' })).toEqual([
    { field: 'value', before: 'A', after: 'B' },
    { field: 'home', before: '', after: 'Pinecrest' },
  ])
})
