import { describe, expect, it } from 'vitest'
import { behindOf, reportFilter, reportHref, staysHref } from './report-address.ts'

const today = '2027-07-08'
const from = (text: string) => reportFilter(new URLSearchParams(text), today)
const searchOf = (address: string) => new URLSearchParams(address.split('?')[1])

describe('the address of a report', () => {
  it('defaults to this month without a period, or with one that ends before it starts', () => {
    const month = { from: '2027-07-01', to: '2027-08-01', town: null, currency: null }
    expect(from('')).toEqual(month)
    expect(from('from=2027-07-01&last=2026-01-01')).toEqual(month)
    expect(from('from=never')).toEqual(month)
  })
  it('reads the last night from the form', () => {
    expect(from('from=2027-02-01&last=2027-02-28').to).toBe('2027-03-01')
  })
  it('contains the whole filter', () => {
    const filter = from('from=2027-02-01&to=2027-03-01&town=ashlock&currency=USD')
    expect(reportFilter(searchOf(reportHref(filter)), today)).toEqual(filter)
    const stays = searchOf(staysHref(filter, { source: 'offer', leadTime: 0, homeId: '7' }))
    expect(reportFilter(stays, today)).toEqual(filter)
    expect(behindOf(stays)).toEqual({ figure: 'sold', source: 'offer', leadTime: 0, homeId: 7 })
  })
})
