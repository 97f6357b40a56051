import { statesOf } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { zoneOfState } from './zone-of-state.ts'

test("proposes a state's time zone, or Eastern time for any other", () => {
  expect(zoneOfState('CA')).toBe('America/Los_Angeles')
  expect(zoneOfState('HI')).toBe('Pacific/Honolulu')
  expect(zoneOfState('NY')).toBe('America/New_York')
})

test("proposes only time zones from the form's list", () => {
  const offered = new Set(Intl.supportedValuesOf('timeZone'))
  const names = (statesOf('US') ?? []).map(({ value }) => zoneOfState(value))
  // Engines differ on renamed time zones; both spellings are accepted.
  const known = (zone: string) =>
    offered.has(zone) || offered.has(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone)
  expect(names.filter((zone) => !known(zone))).toEqual([])
})
