import { describe, expect, it } from 'vitest'
import { holderMismatch } from './account-holder.ts'

const edith = { firstName: 'Edith', lastName: 'Whitcombe' }
const w9 = (name: string, businessName = '') => ({ name, businessName })

describe('the holder of a payout account', () => {
  it.each([
    ['the owner, no W-9', 'Edith Whitcombe', null, []],
    ['in capitals, last name first', 'WHITCOMBE, EDITH', w9('Edith Whitcombe'), []],
    ['with a middle name', 'Edith Rose Whitcombe', w9('Edith R. Whitcombe'), []],
    ['a joint account', 'Edith & John Whitcombe', w9('Edith Whitcombe'), []],
    ['someone else', 'Mallory Stone', null, ['owner']],
    ['someone else against both', 'Mallory Stone', w9('Edith Whitcombe'), ['owner', 'w9']],
    ['the last name alone', 'Whitcombe', null, ['owner']],
    [
      'the business of the W-9, not the owner',
      'Whitcombe Homes LLC',
      w9('Edith Whitcombe', 'Whitcombe Homes LLC'),
      ['owner'],
    ],
    ['the owner, a W-9 of someone else', 'Edith Whitcombe', w9('Mallory Stone'), ['w9']],
    ['no letters at all', '12345', null, ['owner']],
    ['empty', '', null, ['owner']],
  ] as const)('%s: %s', (_, holder, form, differs) => {
    expect(holderMismatch(holder, edith, form)).toEqual(differs)
  })

  it('is compared across scripts and accents', () => {
    expect(holderMismatch('Wang Xiaoming', { firstName: '小明', lastName: '王' }, null)).toEqual([])
    expect(holderMismatch('Jose Garcia', { firstName: 'José', lastName: 'García' }, null)).toEqual([])
    expect(holderMismatch('Bjoern Aas', { firstName: 'Bjørn', lastName: 'Ås' }, null)).toEqual([])
    expect(holderMismatch('Mallory Stone', { firstName: '小明', lastName: '王' }, null)).toEqual(['owner'])
  })
})
