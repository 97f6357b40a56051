import { expect, it } from 'vitest'
import { addressLine, changedFields, isReason, needsReason, taxIdEnding } from './rules.ts'

it('shows a tax id’s last four characters, ignoring separators', () => {
  expect([taxIdEnding('98-7654321'), taxIdEnding('DE 123 456 78-9'), taxIdEnding('')]).toEqual(['4321', '6789', ''])
})

it('writes an address on one line, with the country only if it is abroad', () => {
  const address = { line1: '4 Lantern Lane', line2: '', city: 'Sag Harbor', state: 'NY', zip: '11963', country: 'US' }
  expect(addressLine(address)).toBe('4 Lantern Lane, Sag Harbor, NY 11963')
  expect(addressLine({ ...address, line2: 'Suite 2', state: '', country: 'DE' })).toBe(
    '4 Lantern Lane, Suite 2, Sag Harbor, 11963, DE',
  )
})

it('lists the differences between two states of the settings', () => {
  expect(changedFields({ legalName: 'Cove LLC', currency: 'USD' }, { legalName: 'Cove Inc', currency: 'USD' })).toEqual(
    [{ field: 'legalName', before: 'Cove LLC', after: 'Cove Inc' }],
  )
  expect(changedFields({}, { legalName: 'Cove LLC', taxId: null })).toEqual([
    { field: 'legalName', before: null, after: 'Cove LLC' },
  ])
})

it.each([
  ['legalName', true],
  ['entityType', true],
  ['taxId', true],
  ['address', true],
  ['timeZone', true],
  ['currency', true],
  ['contactPhone', false],
] as const)('a change of %s requires a reason: %s', (field, expected) => {
  expect(needsReason([{ field, before: 'a', after: 'b' }])).toBe(expected)
})

it('a reason is ten characters or more, not counting surrounding spaces', () => {
  expect([isReason('We moved.'), isReason('We moved it'), isReason('  We moved. ')]).toEqual([false, true, false])
  expect(isReason('0123456789')).toBe(true)
})
