import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tourFrameOrigin, tourOf, tourProviders, tourRefOf } from './tour-address.ts'

const known = [
  ['https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1', 'matterport', 'SxQL3iGyoDo'],
  ['https://my.matterport.com/show?m=SxQL3iGyoDo', 'matterport', 'SxQL3iGyoDo'],
  ['https://kuula.co/share/collection/7lVLq?logo=1', 'kuula', 'collection/7lVLq'],
  ['https://kuula.co/post/NkX2w', 'kuula', 'NkX2w'],
  [' https://vimeo.com/76979871 ', 'vimeo', '76979871'],
  ['https://player.vimeo.com/video/76979871?h=1', 'vimeo', '76979871'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', 'youtube', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
] as const

it.each(known)('recognizes the provider of %s', (address, provider, ref) =>
  expect(tourRefOf(address)).toEqual({ provider, ref }),
)

it.each([
  'http://my.matterport.com/show/?m=SxQL3iGyoDo',
  'https://my.matterport.com:8443/show/?m=SxQL3iGyoDo',
  'https://me:secret@vimeo.com/76979871',
  'https://vimeo.com.evil.example/76979871',
  'https://evil.example/?https://vimeo.com/76979871',
  'https://vimeo.com/channels/staffpicks',
  'https://my.matterport.com/show/?m=..%2F..%2Fx',
  'https://youtu.be/"><script>',
  'javascript:alert(1)//vimeo.com/76979871',
  '//vimeo.com/76979871',
  '',
])('recognizes no provider for %s', (address) => expect(tourRefOf(address)).toBeUndefined())

it("keeps the frame on its provider's origin, whatever the address, and links its page to the same item", () => {
  const hosts = ['my.matterport.com', 'kuula.co', 'vimeo.com', 'player.vimeo.com', 'youtu.be', 'www.youtube.com']
  const address = fc
    .tuple(fc.constantFrom(...hosts), fc.webPath(), fc.webQueryParameters())
    .map(([host, path, query]) => `https://${host}${path}?${query}`)
  fc.assert(
    fc.property(fc.oneof(address, fc.constantFrom(...known.map(([one]) => one)), fc.webUrl()), (text) => {
      const found = tourRefOf(text)
      if (!found) return
      const { frame, page } = tourOf(found)
      expect(new URL(frame).origin).toBe(tourFrameOrigin(found.provider))
      expect(tourRefOf(page)).toEqual(found)
    }),
  )
})

it('gives every provider its own origin', () =>
  expect(new Set(tourProviders.map(tourFrameOrigin)).size).toBe(tourProviders.length))
