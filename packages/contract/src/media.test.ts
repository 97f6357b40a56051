import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLargeEnough, uploadFolder, uploadUrl } from './media.ts'

const image = '/app-portal/v1.1/media-resources/upload-custom-image'
const file = '/app-portal/v1.1/media-resources/upload-custom-file'

it('accepts a picture large enough for its use in either orientation', () => {
  expect(isLargeEnough({ width: 600, height: 800 }, 'homePhoto')).toBe(true)
  expect(isLargeEnough({ width: 800, height: 599 }, 'homePhoto')).toBe(false)
  expect(isLargeEnough({ width: 1, height: 1 }, 'any')).toBe(false)
})

describe('the upload address of a selected file', () => {
  it.each(['image/*', 'image/png', 'video/*,image/*', 'IMAGE/JPEG'])(
    'C822 %s goes to the call for images, because the filter mentions image',
    (accept) => expect(uploadUrl({ accept })).toBe(image),
  )
  it.each(['video/*', '.pdf', '', undefined])('C823 %s goes to the call for files', (accept) =>
    expect(uploadUrl({ accept })).toBe(file),
  )
  it.each(['video/mp4', 'application/pdf'])('%s goes to the call for files even if images are also allowed', (type) =>
    expect(uploadUrl({ accept: 'image/*,video/*,application/pdf', type })).toBe(file),
  )
  it('C822 an image goes to the call for images even if other files can be selected', () =>
    expect(uploadUrl({ accept: 'image/*,application/pdf', type: 'image/png' })).toBe(image))
  it('C826 a given address overrides both', () => {
    fc.assert(
      fc.property(fc.constantFrom('image/*', 'video/*', undefined), fc.webUrl(), (accept, url) => {
        expect(uploadUrl({ accept, url })).toBe(url)
      }),
    )
  })
})

describe('a folder', () => {
  it.each(['homes', 'homes/front-door', 'a/b/c/d'])('can be %s', (folder) =>
    expect(uploadFolder.safeParse(folder).success).toBe(true),
  )
  it.each(['', '/', '../etc', 'a/../b', 'a//b', 'a/', '/a', 'A', 'a b', 'a\\b', 'a%2fb', '.', 'a\0', 'a/b/c/d/e', 'é'])(
    "can't be %j",
    (folder) => expect(uploadFolder.safeParse(folder).success).toBe(false),
  )
  it('never leads anywhere', () => {
    fc.assert(
      fc.property(fc.string(), (folder) => {
        if (uploadFolder.safeParse(folder).success) expect(folder).not.toMatch(/\.|\\|^\/|\/\//)
      }),
    )
  })
})
