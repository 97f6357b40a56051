import type { Quote } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { priceLinesOf } from './price-lines-of.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const line = (code: string, amount: number, optional?: true): Quote['lines'][number] => ({
  code,
  label: code,
  amount: usd(amount),
  ...(optional && { optional }),
  why: { rule: code, text: '', steps: [] },
})

it('the lines above the headline price add up to it, and those above the total to the total', () => {
  const lines = priceLinesOf(
    {
      lines: [
        line('rent', 1000),
        line('discount', -100),
        line('crib', 40, true),
        line('cleaning', 60),
        line('crib', 5, true),
      ],
      headline: usd(960),
      taxes: [{ ...line('tax', 50), authority: 'county' }],
      total: usd(1055),
    },
    { headline: 'Stay with fees', total: 'Total' },
    { money: ({ amount }) => String(amount) },
  )
  const at = (kind: string) => lines.findIndex((one) => one.kind === kind)
  const sum = (from: number, to: number) => lines.slice(from, to).reduce((all, { amount }) => all + Number(amount), 0)
  expect(sum(0, at('subtotal'))).toBe(960)
  expect(sum(at('subtotal'), at('total'))).toBe(1055)
  expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length)
})
