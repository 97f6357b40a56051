import { statesOf } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { zoneOfState } from './zone-of-state.ts'

test('proposes the time zone of a state, Eastern time where no other is known', () => {
  expect(zoneOfState('CA')).toBe('America/Los_Angeles')
  expect(zoneOfState('HI')).toBe('Pacific/Honolulu')
  expect(zoneOfState('NY')).toBe('America/New_York')
})

test('every proposal is in the list of zones that the form offers', () => {
  const offered = new Set(Intl.supportedValuesOf('timeZone'))
  const names = (statesOf('US') ?? []).map(({ value }) => zoneOfState(value))
  // Engines differ on names that were changed; both spellings are accepted.
  const known = (zone: string) =>
    offered.has(zone) || offered.has(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone)
  expect(names.filter((zone) => !known(zone))).toEqual([])
})
