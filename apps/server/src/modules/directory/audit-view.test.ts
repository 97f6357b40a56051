import { expect, it } from 'vitest'
import { factChanges } from './audit-view.ts'

it('pairs what a fact was with what it became, and leaves out what holds nothing', () => {
  const bank = { trustBefore: '–', trust: 'First Bank …6789', operatingBefore: '–', operating: '–', payees: [] }
  expect(factChanges(bank)).toEqual([{ field: 'trust', before: '–', after: 'First Bank …6789' }])
  expect(factChanges({ before: 'A', after: 'B', home: 'Pinecrest' })).toEqual([
    { field: 'value', before: 'A', after: 'B' },
    { field: 'home', before: '', after: 'Pinecrest' },
  ])
})
