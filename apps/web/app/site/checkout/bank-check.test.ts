import { describe, expect, it } from 'vitest'
import { bankProblems, isRouting } from './bank-check.ts'
import { sandboxAccounts, sandboxRouting } from './sandbox-banks.ts'

const whole = { holder: 'Elena Marchetti', routing: sandboxRouting, account: '000123456789', allowed: true }

describe('an account as entered', () => {
  it('is valid when complete and the guest authorizes the debit', () => {
    for (const { number } of sandboxAccounts) expect(bankProblems({ ...whole, account: number })).toEqual({})
    expect(bankProblems({ ...whole, account: '0001 2345 6789' })).toEqual({})
  })

  it('reports missing fields one by one', () => {
    expect(bankProblems({ holder: ' ', routing: '', account: '', allowed: false })).toEqual({
      holder: 'required',
      routing: 'routing',
      account: 'required',
      allowed: 'allow',
    })
    expect(bankProblems({ ...whole, account: '12345678' })).toEqual({ account: 'unknown' })
  })

  it('needs a routing number with a valid checksum', () => {
    for (const right of [sandboxRouting, '021000021', '011401533']) expect(isRouting(right)).toBe(true)
    for (const wrong of ['110000001', '12345678', '1100000000', 'abcdefghi', '000000000'])
      expect(isRouting(wrong)).toBe(false)
  })
})
