import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutSecrets } from './secrets.ts'

it.each([
  'The door code is 4821.',
  'Gate code: 9981#',
  'PIN 0042',
  'Wi-Fi password: sunny7house',
  'Le code de la porte: 5512',
  'Der Türcode ist 7781',
  'la clave es 5523',
  'cvv 123',
  'My card is 4242 4242 4242 4242, thanks',
  '4242-4242-4242-4242',
])('removes the secret from "%s"', (text) => {
  const clean = withoutSecrets(text, [])
  expect(clean).toContain('[removed]')
  expect(clean).not.toMatch(/\d{3}/)
})

it.each(['We arrive July 10 at 4:00 PM with 6 people.', 'The total is $8,420.00.', 'Booking PL-20574 is ours.'])(
  'leaves "%s" unchanged',
  (text) => {
    expect(withoutSecrets(text, [])).toBe(text)
  },
)

it('removes a known code or password anywhere in a text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(withoutSecrets(`${before}harbor-7-lantern${after}`, ['harbor-7-lantern'])).not.toContain(
        'harbor-7-lantern',
      )
    }),
  )
})
