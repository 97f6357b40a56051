import { expect, it } from 'vitest'
import { figureOf } from './figures.ts'

it('R15 figures have their currency’s minor digits', () => {
  expect(figureOf(303_284_843, 'USD')).toBe('USD 3,032,848.43')
  expect(figureOf(-5, 'USD')).toBe('USD -0.05')
  expect(figureOf(1_234_567, 'JPY')).toBe('JPY 1,234,567')
  expect(figureOf(1_234_567, 'KWD')).toBe('KWD 1,234.567')
})
