import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type HeaderKind, headerPictureAt, headerPictureName, headerPictures } from './header-pictures.ts'

it('C548 C549 there are 29 exterior and 13 interior header pictures', () => {
  expect(headerPictures).toEqual({ exterior: 29, interior: 13 })
})

it('C548 C549 an address always has the same one of them, and every picture is used', () => {
  for (const kind of Object.keys(headerPictures) as HeaderKind[]) {
    const all = Array.from({ length: headerPictures[kind] }, (_, at) => headerPictureName(kind, at + 1))
    const names = new Set(all.map((name) => `/media-resources/scenes/${name}`))
    fc.assert(fc.property(fc.string(), (path) => names.has(headerPictureAt(kind, path).src)))
    const seen = new Set(Array.from({ length: 500 }, (_, at) => headerPictureAt(kind, `/page/${at}`).src))
    expect(seen).toEqual(names)
    expect(headerPictureAt(kind, '/terms/')).toEqual(headerPictureAt(kind, '/terms'))
    expect(headerPictureAt(kind, '/').src).toMatch(/-\d+$/)
  }
})
