import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitQuoted } from './split-quoted.ts'

describe('the text of a reply', () => {
  it.each([
    ['Gmail', 'Yes, please.\n\nOn Fri, Jan 15, 2027 at 9:00 AM Cove <stay@cove.example> wrote:\n> Crib?'],
    ['Gmail on two lines', 'Yes, please.\n\nOn Fri, Jan 15, 2027 at 9:00 AM Cove\n<stay@cove.example> wrote:\n> Crib?'],
    ['Outlook', 'Yes, please.\n\nFrom: Cove\nSent: Friday\nTo: Ada\nSubject: Crib\n\nCrib?'],
    ['German', 'Yes, please.\n\nAm 15.01.2027 um 09:00 schrieb Cove <stay@cove.example>:\n> Crib?'],
    ['French', 'Yes, please.\n\nLe 15 janv. 2027 à 09:00, Cove <stay@cove.example> a écrit :\n> Crib?'],
    ['Spanish', 'Yes, please.\n\nEl vie, 15 ene 2027 a las 9:00, Cove escribió:\n> Crib?'],
    ['bare quotes', 'Yes, please.\n\n> Crib?\n> Or a bed?'],
  ])('leaves out what %s quotes below it', (_program, written) => {
    const { text, quoted } = splitQuoted(written)
    expect(text).toBe('Yes, please.')
    expect(quoted).toContain('Crib?')
  })

  it('keeps answers written between quoted lines', () => {
    const written = '> Crib?\nYes.\n> Bed?\nNo.'
    expect(splitQuoted(written)).toEqual({ text: written, quoted: '' })
  })

  it('keeps lines that only look like a quote', () => {
    const written = 'On Friday my sister wrote: we come too.\nFrom: the airport\nThanks'
    expect(splitQuoted(written)).toEqual({ text: written, quoted: '' })
  })

  it('loses no line of any email', () => {
    const line = fc.oneof(
      fc.constantFrom('> x', 'On Monday, Ada wrote:', 'From: a', 'To: b', 'Subject: c', ''),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { text, quoted } = splitQuoted(lines.join('\n'))
        const words = (one: string) => one.split(/\s+/).filter(Boolean)
        expect([...words(text), ...words(quoted)]).toEqual(words(lines.join('\n')))
      }),
    )
  })
})
