import { expect, test } from 'vitest'
import { parseStay } from './stay-params.ts'

const datesIn = (query: string) => {
  const { arrive, depart, tooEarly } = parseStay(new URLSearchParams(query))
  return { arrive, depart, tooEarly }
}

test('preserves a check-out before the check-in to show it, but does not quote it', () => {
  expect(datesIn('arrive=2027-07-09&depart=2027-07-02')).toEqual({
    arrive: '2027-07-09',
    depart: '',
    tooEarly: '2027-07-02',
  })
  expect(datesIn('arrive=2027-07-09&depart=2027-07-09').tooEarly).toBe('2027-07-09')
  expect(datesIn('arrive=2027-07-02&depart=2027-07-09')).toEqual({
    arrive: '2027-07-02',
    depart: '2027-07-09',
    tooEarly: '',
  })
})

test('accepts a single date, and reports an invalid one', () => {
  const unreadable = (query: string) => parseStay(new URLSearchParams(query)).unreadable
  expect(datesIn('arrive=2027-07-09&depart=soon')).toEqual({ arrive: '2027-07-09', depart: '', tooEarly: '' })
  expect(datesIn('depart=2027-07-09').tooEarly).toBe('')
  for (const query of ['', 'arrive=&depart=', 'depart=2027-07-09']) expect(unreadable(query)).toBe(false)
  for (const query of ['arrive=2027-02-30', 'arrive=2027-07-09&depart=soon', 'arrive=٢٠٢٧-٠٧-٠٩'])
    expect(unreadable(query)).toBe(true)
})

test('caps a party at the largest size, so the home can reject it', () => {
  const { party } = parseStay(new URLSearchParams('adults=900&children=900&infants=900&pets=900'))
  expect(party).toEqual({ adults: 50, children: 50, infants: 20, pets: 10 })
})
