export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type PictureType = (typeof pictureTypes)[number]

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

const begins = (bytes: Uint8Array, magic: readonly number[]): boolean => magic.every((byte, at) => bytes[at] === byte)

/** An ISO media file's brands: the major one and the compatible ones of its first box. */
const brands = (bytes: Uint8Array): string[] => {
  if (bytes.length < 16 || text(bytes, 4, 8) !== 'ftyp') return []
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const end = Math.min(size, bytes.length, 256)
  const found: string[] = [text(bytes, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) found.push(text(bytes, at, at + 4))
  return found
}

/**
 * What a file is by its first bytes, whatever its name says; undefined for all we do not take.
 * SVG is not taken: it is a program, and the renderer behind would run it.
 */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined => {
  if (begins(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (brands(bytes).includes('avif')) return 'image/avif'
  return undefined
}
