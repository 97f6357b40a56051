import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileTypeOf, pictureTypeOf } from './file-types.ts'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

const avif = (major: string, ...others: string[]) =>
  bytes([0, 0, 0, 16 + others.length * 4], 'ftyp', major, [0, 0, 0, 0], ...others, 'rest of the file')

it.each([
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe1], 'Exif'), 'image/jpeg'],
  ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'image/png'],
  ['a WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp'],
  ['a GIF', bytes('GIF89a'), 'image/gif'],
  ['an AVIF', avif('avif', 'mif1', 'miaf'), 'image/avif'],
  ['an AVIF under the general brand', avif('mif1', 'avif'), 'image/avif'],
])('knows %s', (_, file, type) => expect(pictureTypeOf(file)).toBe(type))

it.each([
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['SVG behind a byte order mark', bytes([0xef, 0xbb, 0xbf], '<?xml version="1.0"?><svg/>')],
  ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
  ['PDF', bytes('%PDF-1.7')],
  ['a film', avif('isom', 'mp41')],
  ['RIFF sound', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
  ['nothing', bytes()],
])('does not accept %s', (_, file) => expect(pictureTypeOf(file)).toBeUndefined())

const matroska = (kind: string) => bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x88], kind)
const packets = (lead: number) =>
  bytes(...Array.from({ length: 4 }, () => [...Array(lead).fill(0), 0x47, ...Array(187).fill(1)]))

it.each([
  ['MP4', avif('isom', 'mp41'), 'video/mp4'],
  ['a phone’s MP4', avif('mp42', 'isom'), 'video/mp4'],
  ['QuickTime', avif('qt  ', 'qt  '), 'video/quicktime'],
  ['QuickTime without a brand', bytes([0, 0, 0, 8], 'wide', [0, 0, 1, 0], 'mdat'), 'video/quicktime'],
  ['WebM', matroska('webm'), 'video/webm'],
  ['Matroska', matroska('matroska'), 'video/x-matroska'],
  ['AVI', bytes('RIFF', [1, 2, 3, 4], 'AVI LIST'), 'video/x-msvideo'],
  ['WMV', bytes([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11]), 'video/x-ms-wmv'],
  ['FLV', bytes('FLV', [1, 5]), 'video/x-flv'],
  ['AVCHD', packets(4), 'video/mp2t'],
  ['a transport stream', packets(0), 'video/mp2t'],
  ['PDF', bytes('%PDF-1.7'), 'application/pdf'],
  ['a picture', avif('avif'), 'image/avif'],
  ['HEIC, which no browser shows', avif('heic', 'mif1'), undefined],
  ['HTML', bytes('<!doctype html><script>alert(1)</script>'), undefined],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
  ['a program', bytes('MZ', [0x90, 0]), undefined],
  ['a zip', bytes('PK', [3, 4]), undefined],
  ['Gs that are no packets', bytes('G'.repeat(100)), undefined],
])('video-extensions recognizes %s among all files', (_, file, type) => expect(fileTypeOf(file)).toBe(type))

it('tolerates any bytes', () => {
  fc.assert(fc.property(fc.uint8Array(), (file) => pictureTypeOf(file) === undefined || file.length >= 3))
})
