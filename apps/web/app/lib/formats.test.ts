import { describe, expect, it } from 'vitest'
import { formatsIn, zoneCity } from './formats.ts'

const {
  amount,
  amountRounded,
  clock,
  count,
  day,
  dayShort,
  moment,
  money,
  moneyApart,
  moneyRounded,
  monthName,
  percent,
  stayDates,
} = formatsIn('en')
const usd = (minor: number) => ({ amount: minor, currency: 'USD' })

describe('dates', () => {
  it('include the weekday', () => {
    expect(day('2027-07-02')).toBe('Fri, Jul 2, 2027')
    expect(dayShort('2027-09-05')).toBe('Sun, Sep 5')
    expect(monthName('2027-07')).toBe('July 2027')
  })

  it('of a stay name the year once if it is the same', () => {
    expect(stayDates({ arrive: '2027-07-02', depart: '2027-07-09' })).toBe('Fri, Jul 2 to Fri, Jul 9, 2027')
    expect(stayDates({ arrive: '2027-07-30', depart: '2027-08-06' })).toBe('Fri, Jul 30 to Fri, Aug 6, 2027')
    expect(stayDates({ arrive: '2026-12-29', depart: '2027-01-02' })).toBe('Tue, Dec 29, 2026 to Sat, Jan 2, 2027')
  })

  it("of an instant follow the zone's wall clock", () => {
    expect(moment('2027-05-03T20:00:00Z', 'America/New_York')).toBe('Mon, May 3, 2027, 4:00 PM EDT')
    expect(moment('2027-05-03T22:30:00Z', 'Europe/Paris')).toBe('Tue, May 4, 2027, 12:30 AM GMT+2')
    expect(clock('2027-05-03T04:05:00Z', 'America/New_York')).toBe('12:05 AM EDT')
    expect(zoneCity('America/New_York')).toBe('New York')
  })

  it('use twelve hours in American English, and twenty-four elsewhere', () => {
    const times = ['00:00', '00:30', '09:05', '11:59', '12:00', '12:30', '16:00', '23:59']
    expect(times.map(formatsIn('en').timeOfDay)).toEqual([
      '12:00 AM',
      '12:30 AM',
      '9:05 AM',
      '11:59 AM',
      '12:00 PM',
      '12:30 PM',
      '4:00 PM',
      '11:59 PM',
    ])
    for (const language of ['de', 'fr', 'es']) {
      expect(times.map(formatsIn(language).timeOfDay)).toEqual(times)
      expect(formatsIn(language).clock('2027-05-03T20:00:00Z', 'America/New_York')).toMatch(/^16:00 /)
    }
  })

  it('contain no separator that differs between engines', () => {
    for (const text of [
      moment('2027-05-03T20:00:00Z', 'UTC'),
      stayDates({ arrive: '2027-07-02', depart: '2027-07-09' }),
    ])
      expect(text).not.toMatch(/[\u2000-\u200a\u202f\u00a0]/)
  })
})

describe('money', () => {
  it('shows cents only if there are any, and a true minus sign', () => {
    expect(money(usd(853_263))).toBe('$8,532.63')
    expect(money(usd(853_200))).toBe('$8,532')
    expect(money(usd(-82_050))).toBe('−$820.50')
    expect(moneyRounded(usd(853_263))).toBe('$8,533')
  })

  it('in a column has no currency sign and always its cents', () => {
    expect(amount(usd(750_000))).toBe('7,500.00')
    expect(amount(usd(-82_000))).toBe('−820.00')
    expect(amountRounded(usd(145_049))).toBe('1,450')
  })

  it("uses the currency's minor unit", () => {
    expect(money({ amount: 12_345, currency: 'JPY' })).toBe('¥12,345')
    expect(amount({ amount: 12_345, currency: 'KWD' })).toBe('12.345')
  })
})

describe('numbers', () => {
  it('group thousands and write basis points as percent', () => {
    expect(count(1240)).toBe('1,240')
    expect(percent(550)).toBe('5.5%')
    expect(percent(10_000)).toBe('100%')
  })
})

it('an amount in another currency never shows an ambiguous sign', () => {
  expect(moneyApart({ amount: 853_263, currency: 'CAD' })).toBe('CA$8,533')
  expect(moneyApart({ amount: 853_263, currency: 'EUR' })).toBe('€8,533')
})
