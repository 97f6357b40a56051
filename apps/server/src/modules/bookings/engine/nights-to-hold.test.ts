import { addDays, nightsIn } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nightsToHold } from './nights-to-hold.ts'

const booked = { arrive: '2027-07-05', depart: '2027-07-10' }
const stay = (arrive: string, depart: string) => ({ arrive: `2027-07-${arrive}`, depart: `2027-07-${depart}` })

it.each([
  ['no other nights', stay('05', '10'), []],
  ['fewer nights', stay('06', '09'), []],
  ['a night more at the end', stay('05', '11'), [stay('10', '12')]],
  ['a night more at the start', stay('04', '10'), [stay('03', '05')]],
  ['a night more on both sides', stay('04', '11'), [stay('03', '05'), stay('10', '12')]],
  ['a later stay that overlaps', stay('08', '14'), [stay('10', '15')]],
  ['a stay elsewhere', stay('20', '24'), [stay('20', '25')]],
  ['an earlier stay elsewhere', stay('01', '03'), [{ arrive: '2027-06-30', depart: '2027-07-03' }]],
])('%s, with a night of preparation', (_, requested, held) => expect(nightsToHold(booked, requested, 1)).toEqual(held))

it('holds every new night, none of the booked ones, and no night twice', () => {
  const other = fc
    .record({ from: fc.integer({ min: -20, max: 20 }), nights: fc.integer({ min: 1, max: 20 }) })
    .map(({ from, nights }) => ({ arrive: addDays('2027-07-05', from), depart: addDays('2027-07-05', from + nights) }))
  fc.assert(
    fc.property(other, fc.integer({ min: 0, max: 3 }), (requested, preparation) => {
      const held = nightsToHold(booked, requested, preparation).flatMap(nightsIn)
      const known = new Set(nightsIn(booked))
      expect(new Set(held).size).toBe(held.length)
      expect(held.filter((night) => known.has(night))).toEqual([])
      expect(held).toEqual(expect.arrayContaining(nightsIn(requested).filter((night) => !known.has(night))))
    }),
  )
})
