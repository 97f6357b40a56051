import { expect, it } from 'vitest'
import { homeTypes } from '../apps/server/src/modules/homes/types.ts'
import { colorNames } from '../apps/server/src/modules/tastes/engine/color.ts'
import { amenityCodes, factCodes, settingCodes } from '../apps/server/src/modules/tastes/engine/traits.ts'
import { profileWords } from '../apps/web/app/lib/messages/taste/profile.ts'

it('has a word for everything the style profile engine reports', () => {
  const texts = profileWords.texts ?? profileWords.en
  const { leans, colors, measured } = texts as typeof profileWords.en
  expect(Object.keys(colors)).toEqual(colorNames)
  expect(Object.keys(leans.style)).toEqual(homeTypes.map(({ code }) => code))
  expect(Object.keys(leans.setting)).toEqual(settingCodes)
  expect(Object.keys(leans.amenity)).toEqual(amenityCodes)
  expect([Object.keys(leans.fact), Object.keys(measured)]).toEqual([factCodes, factCodes])
})
