import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quotedText } from './quoted-text.ts'

it('leaves short texts unchanged, one paragraph per line', () => {
  expect(quotedText('May we come at noon?\n\n  Thank you. ')).toEqual(['May we come at noon?', 'Thank you.'])
  expect(quotedText('')).toEqual([])
})

it('shows no card numbers, keys, or tokens', () => {
  const text = quotedText('My card is 4242 4242 4242 4242, see https://x.example/?token=abcdefgh123').join()
  expect(text).not.toContain('4242 4242')
  expect(text).not.toContain('abcdefgh123')
})

it('includes no control characters', () => {
  expect(quotedText('a\u0000b\u001b[31mc\u202ed\rBcc: x@y.example')).toEqual(['a b [31mc d Bcc: x@y.example'])
})

it('says where it was cut', () => {
  expect(quotedText('x'.repeat(1_001))).toEqual([`${'x'.repeat(1_000)}…`])
  expect(quotedText(`${'y\n'.repeat(25)}`).at(-1)).toBe('y…')
  expect(quotedText(`${'x'.repeat(1_000)}\nmore`)).toEqual([`${'x'.repeat(1_000)}…`])
})

it('is never long, whatever the input', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5_000, unit: 'grapheme' }), (text) => {
      const quoted = quotedText(text)
      expect(quoted.length).toBeLessThanOrEqual(20)
      expect(quoted.join('').length).toBeLessThanOrEqual(1_001)
      expect(quoted.every((line) => line.isWellFormed())).toBe(true)
    }),
  )
})

it('keeps the joiners that emoji and words need', () => {
  for (const text of ['👩🏽‍🦰 at 6 PM', 'می‌خواهم', 'ÅÍÎ\uf8ffÒ']) expect(quotedText(text)).toEqual([text])
})
