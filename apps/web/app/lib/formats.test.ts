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
  it('say the weekday', () => {
    expect(day('2027-07-02')).toBe('Fri 2 Jul 2027')
    expect(dayShort('2027-09-05')).toBe('Sun 5 Sep')
    expect(monthName('2027-07')).toBe('July 2027')
  })

  it('of a stay name month and year once when they are the same', () => {
    expect(stayDates({ arrive: '2027-07-02', depart: '2027-07-09' })).toBe('Fri 2 to Fri 9 Jul 2027')
    expect(stayDates({ arrive: '2027-07-30', depart: '2027-08-06' })).toBe('Fri 30 Jul to Fri 6 Aug 2027')
    expect(stayDates({ arrive: '2026-12-29', depart: '2027-01-02' })).toBe('Tue 29 Dec 2026 to Sat 2 Jan 2027')
  })

  it('of an instant follow the wall clock of the zone', () => {
    expect(moment('2027-05-03T20:00:00Z', 'America/New_York')).toBe('Mon 3 May 2027, 16:00 EDT')
    expect(moment('2027-05-03T22:30:00Z', 'Europe/Paris')).toBe('Tue 4 May 2027, 00:30 GMT+2')
    expect(clock('2027-05-03T04:05:00Z', 'America/New_York')).toBe('00:05 EDT')
    expect(zoneCity('America/New_York')).toBe('New York')
  })

  it('hold no separator that differs between engines', () => {
    for (const text of [
      moment('2027-05-03T20:00:00Z', 'UTC'),
      stayDates({ arrive: '2027-07-02', depart: '2027-07-09' }),
    ])
      expect(text).not.toMatch(/[\u2000-\u200a\u202f\u00a0]/)
  })
})

describe('money', () => {
  it('shows cents only when there are any, and a true minus', () => {
    expect(money(usd(853_263))).toBe('$8,532.63')
    expect(money(usd(853_200))).toBe('$8,532')
    expect(money(usd(-82_050))).toBe('−$820.50')
    expect(moneyRounded(usd(853_263))).toBe('$8,533')
  })

  it('in a column has no sign and always its cents', () => {
    expect(amount(usd(750_000))).toBe('7,500.00')
    expect(amount(usd(-82_000))).toBe('−820.00')
    expect(amountRounded(usd(145_049))).toBe('1,450')
  })

  it('keeps to the minor unit of the currency', () => {
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

it('an amount of another currency bears no sign that others share', () => {
  expect(moneyApart({ amount: 853_263, currency: 'CAD' })).toBe('CA$8,533')
  expect(moneyApart({ amount: 853_263, currency: 'EUR' })).toBe('€8,533')
})
