import { type HomeDefaultValue, homeSettings } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { inheritedSetting, isChecklist, type SettingState, settingsAmong, valueFor } from './home-default-rules.ts'

const portfolio = { from: 'group', id: 7, kind: 'portfolio', areaKind: null } as const
const defaults = [
  { group: null, setting: 'check_in_time', value: '16:00' },
  { group: 7, setting: 'check_in_time', value: '15:00' },
  { group: null, setting: 'max_pets', value: 0 },
] as const

describe('the default of a setting', () => {
  it('is that of the home’s group, otherwise the company’s', () => {
    expect(inheritedSetting(defaults, 'check_in_time', [portfolio])?.value).toBe('15:00')
    expect(inheritedSetting(defaults, 'check_in_time', [])?.value).toBe('16:00')
  })

  it('is found even if its value is 0, and not found if none is set', () => {
    expect(inheritedSetting(defaults, 'max_pets', [portfolio])).toMatchObject({ source: { from: 'company' }, value: 0 })
    expect(inheritedSetting(defaults, 'instant', [portfolio])).toBeUndefined()
  })
})

const values: fc.Arbitrary<HomeDefaultValue> = fc.oneof(
  fc.constantFrom('15:00', '16:00'),
  fc.integer({ min: 0, max: 50 }),
  fc.boolean(),
  fc.array(fc.string(), { maxLength: 3 }),
)
const anySetting = fc.constantFrom(...homeSettings)
const company = { from: 'company' } as const

test('a home’s own value stays regardless of the default; one that follows gets the default', () => {
  fc.assert(
    fc.property(anySetting, values, values, (setting, own, standard) => {
      const layer = { source: company, value: standard }
      expect(valueFor(setting, { value: own, follows: false }, layer)).toBe(own)
      expect(valueFor(setting, { value: own, follows: true }, layer)).toBe(standard)
    }),
  )
})

test('a home that follows without a default keeps its details, and has the standard checklist', () => {
  fc.assert(
    fc.property(anySetting, values, (setting, value) => {
      const state: SettingState = { value, follows: true }
      expect(valueFor(setting, state, undefined)).toBe(isChecklist(setting) ? null : value)
    }),
  )
})

test('details without a default aren’t settings', () => {
  expect(settingsAmong(['name', 'checkInTime', 'amenities', 'houseRules'])).toEqual(['check_in_time', 'house_rules'])
})
