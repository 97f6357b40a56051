export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const
export type PictureType = (typeof pictureTypes)[number]

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

const begins = (bytes: Uint8Array, magic: readonly number[]): boolean => magic.every((byte, at) => bytes[at] === byte)

/** The brands of an ISO media file: the major and compatible ones in its first box. */
const brands = (bytes: Uint8Array): string[] => {
  if (bytes.length < 16 || text(bytes, 4, 8) !== 'ftyp') return []
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const end = Math.min(size, bytes.length, 256)
  const found: string[] = [text(bytes, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) found.push(text(bytes, at, at + 4))
  return found
}

/**
 * The type of a file by its first bytes, whatever its name says; undefined for unsupported types. SVG isn't accepted:
 * it is a program, and the renderer behind this would run it.
 */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined => {
  if (begins(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'image/gif'
  if (brands(bytes).includes('avif')) return 'image/avif'
  return undefined
}

export type FilmType =
  | 'video/mp4'
  | 'video/quicktime'
  | 'video/webm'
  | 'video/x-matroska'
  | 'video/x-msvideo'
  | 'video/x-ms-wmv'
  | 'video/x-flv'
  | 'video/mp2t'
export type FileType = PictureType | FilmType | 'application/pdf'

/** How many bytes from the start are enough to detect every type. */
export const headBytes = 4096

const filmBrand = /^(isom|iso[2-9]|mp4[12]|M4V[ HP]|avc1|MSNV|dash|f4v |3g[p2]\w|mmp4)$/

/** MP4 and QuickTime; the oldest QuickTime films don't start with a brand. */
const boxedFilm = (bytes: Uint8Array): FilmType | undefined => {
  const [major = ''] = brands(bytes)
  if (major === 'qt  ' || ['moov', 'mdat', 'wide'].includes(text(bytes, 4, 8))) return 'video/quicktime'
  return filmBrand.test(major) ? 'video/mp4' : undefined
}

const matroska = (bytes: Uint8Array): FilmType | undefined => {
  if (!begins(bytes, [0x1a, 0x45, 0xdf, 0xa3])) return undefined
  const head = text(bytes, 0, 64)
  if (head.includes('webm')) return 'video/webm'
  return head.includes('matroska') ? 'video/x-matroska' : undefined
}

/** AVCHD: packets of 188 bytes that start with G; on a disc, each follows four bytes of time. */
const transportStream = (bytes: Uint8Array): boolean =>
  [
    [0, 188],
    [4, 192],
  ].some(([from = 0, step = 0]) => [0, 1, 2].every((packet) => bytes[from + packet * step] === 0x47))

const filmTypeOf = (bytes: Uint8Array): FilmType | undefined => {
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'AVI ') return 'video/x-msvideo'
  if (begins(bytes, [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11])) return 'video/x-ms-wmv'
  if (begins(bytes, [0x46, 0x4c, 0x56, 0x01])) return 'video/x-flv'
  return boxedFilm(bytes) ?? matroska(bytes) ?? (transportStream(bytes) ? 'video/mp2t' : undefined)
}

/** Like `pictureTypeOf`, but also for films and PDFs, by the first bytes alone. */
export const fileTypeOf = (head: Uint8Array): FileType | undefined =>
  pictureTypeOf(head) ?? (text(head, 0, 5) === '%PDF-' ? 'application/pdf' : filmTypeOf(head))
