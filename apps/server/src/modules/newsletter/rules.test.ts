import { describe, expect, it } from 'vitest'
import { mailboxOf, welcomeCodeFrom } from './rules.ts'

describe('a mailbox', () => {
  it('is one, however its address is written', () => {
    for (const email of ['Nell.Voss+stay@gmail.com', 'nellvoss@GMAIL.com', 'n.e.l.l.voss@googlemail.com'])
      expect(mailboxOf(email)).toBe('nellvoss@gmail.com')
  })
  it('keeps full stops where they count', () => {
    expect(mailboxOf('nell.voss+a@voss.example')).toBe('nell.voss@voss.example')
  })
})

it('makes codes that read unambiguously', () => {
  expect(welcomeCodeFrom([0, 1, 2, 255, 3, 4, 5, 6, 7, 8, 9])).toBe('NEWS-ABCDEFGH')
})
