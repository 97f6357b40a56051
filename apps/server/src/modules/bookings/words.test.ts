import { describe, expect, it } from 'vitest'
import {
  homeClockInWords,
  longDay,
  momentInWords,
  moneyInWords,
  partyInWords,
  percentInWords,
  shortDay,
} from './words.ts'

describe('figures and days in words', () => {
  it('R15 writes money with its currency’s digits', () => {
    expect(moneyInWords({ amount: 853_263, currency: 'USD' })).toBe('$8,532.63')
    expect(moneyInWords({ amount: 853_263, currency: 'JPY' })).toBe('¥853,263')
    expect(moneyInWords({ amount: 853_263, currency: 'KWD' })).toBe('KWD\u00a0853.263')
  })

  it('R71 gives a date’s weekday and a zone’s clock', () => {
    expect(shortDay('2027-07-02')).toBe('Fri, Jul 2, 2027')
    expect(longDay('2027-07-02')).toBe('Friday, July 2, 2027')
    expect(momentInWords(new Date('2027-03-14T06:30:00Z'), 'America/New_York')).toBe('Sun, Mar 14, 2027, 1:30 AM EST')
    expect(homeClockInWords('America/New_York', '2027-07-02', '16:00')).toBe('4:00 PM EDT')
    expect(homeClockInWords('Europe/Berlin', '2027-01-02', '12:00')).toBe('12:00 PM GMT+1')
    expect(momentInWords(new Date('2027-03-14T07:30:00Z'), 'America/New_York')).toBe('Sun, Mar 14, 2027, 3:30 AM EDT')
  })

  it('counts the party without empty groups', () => {
    expect(partyInWords({ adults: 1, children: 0, infants: 0, pets: 0 })).toBe('1 adult')
    expect(partyInWords({ adults: 6, children: 2, infants: 1, pets: 1 })).toBe('6 adults, 2 children, 1 infant, 1 pet')
  })

  it('states a commission in percent', () => {
    expect(percentInWords(2_500)).toBe('25%')
    expect(percentInWords(1_250)).toBe('12.5%')
  })
})
