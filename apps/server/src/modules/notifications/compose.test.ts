import { describe, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { asHtml, asText, type Sender } from './letter.ts'
import type { Occasion, StayWords } from './messages.ts'

const stay: StayWords = {
  number: 'PL-20007',
  home: 'Marram House',
  town: 'Saltgrass',
  guest: 'Elena Marchetti',
  firstName: 'Elena',
  arrive: 'Fri 2 Jul 2027',
  arriveTime: '16:00',
  depart: 'Fri 9 Jul 2027',
  departTime: '10:00',
  nights: '7 nights',
  party: '6 adults, 2 children',
  total: '$8,532.63',
  paid: '$4,266.32',
  href: 'https://stay.example/travelers/bookings/7',
}
const sender: Sender = {
  name: 'Porchlight',
  legalName: 'Porchlight Stays',
  contactEmail: 'stay@porchlight.test',
  contactPhone: '+1 555 014 2260',
  footer: 'Porchlight Stays holds guests’ money in trust until the stay.',
}
const occasions: Occasion[] = [
  { kind: 'held', until: '15:02', dueNow: '$4,266.32' },
  { kind: 'requested', until: 'Sat 21 Nov 2026, 12:00' },
  { kind: 'accepted', until: 'Sat 21 Nov 2026, 12:00', dueNow: '$4,266.32' },
  { kind: 'declined', note: 'The roof is being mended.' },
  { kind: 'confirmed', address: '14 Marram Path, Saltgrass', next: { on: 'Wed 2 Jun 2027', amount: '$4,266.31' } },
  { kind: 'paid', amount: '$4,266.31', next: null },
  { kind: 'payment_failed', amount: '$4,266.31' },
  { kind: 'cancelled', by: 'guest', refund: '$894.83', kept: '$3,371.49', rule: 'After 2 Jun the rent is kept.' },
  { kind: 'resold', amount: '$2,400.00' },
  { kind: 'expired', asked: true },
  { kind: 'owner_requested', until: 'Sat 21 Nov 2026, 12:00', yours: '$5,385.00', message: 'Our fourth summer.' },
  { kind: 'owner_confirmed', yours: '$5,385.00', contact: 'Elena Marchetti, elena@marchetti.example' },
  { kind: 'owner_cancelled', by: 'guest', yours: '$2,528.00' },
]

describe('letters', () => {
  it.each(occasions.map((occasion) => [occasion.kind, occasion] as const))(
    'says %s in full sentences, in both forms',
    (_, occasion) => {
      const letter = compose(occasion, stay)
      const [text, html] = [asText(letter, sender), asHtml(letter, sender)]
      for (const form of [text, html]) {
        expect(form).toContain('Marram House')
        expect(form).toContain('PL-20007')
        expect(form).toContain(stay.href)
        expect(form).not.toMatch(/undefined|null|NaN|\[object/)
      }
      expect(letter.subject).not.toMatch(/[\r\n!]/)
      expect(text).not.toContain('!')
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
    },
  )

  it('tells the guest who cancelled, what comes back and what is kept', () => {
    const text = asText(compose(occasions[7] as Occasion, stay), sender)
    expect(text).toContain('you cancelled booking PL-20007')
    expect(text).toContain('$894.83 goes back to the card')
    expect(text).toContain('Kept under the terms: $3,371.49')
  })

  it('R34 puts nobody’s words into the markup', () => {
    const html = asHtml(
      compose({ kind: 'declined', note: '<img src=x onerror=alert(1)>' }, { ...stay, firstName: '"><script>' }),
      sender,
    )
    expect(html).not.toMatch(/<img|<script/)
  })
})
