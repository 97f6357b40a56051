import { expect, test } from 'vitest'
import { wishedStay } from './stay-params.ts'

const datesIn = (query: string) => {
  const { arrive, depart, tooEarly } = wishedStay(new URLSearchParams(query))
  return { arrive, depart, tooEarly }
}

test('a departure that is not after the arrival is kept apart, to be shown and not asked for', () => {
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

test('dates that are none, and one alone, are not called wrong', () => {
  expect(datesIn('arrive=2027-07-09&depart=soon')).toEqual({ arrive: '2027-07-09', depart: '', tooEarly: '' })
  expect(datesIn('depart=2027-07-09').tooEarly).toBe('')
})
