import { csvOf } from '@porchlight/ui'
import { expect, it } from 'vitest'
import { timeColumn } from './time-column.ts'

it('writes instants on the zone’s clock and names the zone in the column', () => {
  const column = timeColumn('When', 'America/New_York', 'at')
  const rows = [{ at: '2027-07-01T02:30:05.123Z' }, { at: '2027-01-01T02:30:00Z' }, { at: null }]
  expect(csvOf([column], rows).split('\r\n')).toEqual([
    'When (America/New_York)',
    '2027-06-30 22:30:05',
    '2026-12-31 21:30:00',
    '',
    '',
  ])
})
