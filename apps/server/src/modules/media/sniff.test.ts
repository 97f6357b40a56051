import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pictureTypeOf } from './sniff.ts'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

const avif = (major: string, ...others: string[]) =>
  bytes([0, 0, 0, 16 + others.length * 4], 'ftyp', major, [0, 0, 0, 0], ...others, 'rest of the file')

it.each([
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe1], 'Exif'), 'image/jpeg'],
  ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'image/png'],
  ['a WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp'],
  ['an AVIF', avif('avif', 'mif1', 'miaf'), 'image/avif'],
  ['an AVIF under the general brand', avif('mif1', 'avif'), 'image/avif'],
])('knows %s', (_, file, type) => expect(pictureTypeOf(file)).toBe(type))

it.each([
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['SVG behind a byte order mark', bytes([0xef, 0xbb, 0xbf], '<?xml version="1.0"?><svg/>')],
  ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
  ['PDF', bytes('%PDF-1.7')],
  ['GIF', bytes('GIF89a')],
  ['a film', avif('isom', 'mp41')],
  ['RIFF sound', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
  ['nothing', bytes()],
])('does not take %s', (_, file) => expect(pictureTypeOf(file)).toBeUndefined())

it('bears any bytes', () => {
  fc.assert(fc.property(fc.uint8Array(), (file) => pictureTypeOf(file) === undefined || file.length >= 3))
})
