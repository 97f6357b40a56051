/** Extensions accepted where pictures or videos are requested (account section 5). */
export const pictureExtensions = ['gif', 'png', 'jpg', 'jpeg', 'webp'] as const
export const filmExtensions = ['mp4', 'mov', 'wmv', 'avi', 'avchd', 'mkv', 'webm', 'flv', 'qt'] as const

/** Thumbnail widths, in pixels. */
export const uploaderThumbnails = { sm: 75, default: 75, lg: 150 } as const
export type UploaderSize = keyof typeof uploaderThumbnails

/** Milliseconds between the starts of two uploads. */
export const staggerMilliseconds = 250

export const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

const includes = (list: readonly string[], text: string): boolean => list.includes(text)

export type FileKind = 'picture' | 'film' | 'document'
export const kindOf = (name: string): FileKind => {
  const extension = extensionOf(name)
  if (includes(pictureExtensions, extension)) return 'picture'
  return includes(filmExtensions, extension) ? 'film' : 'document'
}

const byType: Record<string, readonly string[]> = {
  image: pictureExtensions,
  'image/*': pictureExtensions,
  'image/jpeg': ['jpg', 'jpeg'],
  video: filmExtensions,
  'video/*': filmExtensions,
  'video/quicktime': ['mov', 'qt'],
}

/** The extensions an `accept` filter allows; null if it allows all. */
export const allowedExtensions = (accept: string | undefined): readonly string[] | null => {
  const parts = (accept ?? '').split(',').map((part) => part.trim().toLowerCase())
  const named = parts.filter(Boolean)
  if (named.length === 0 || named.includes('*/*')) return null
  return named.flatMap((part) => {
    if (part.startsWith('.')) return [part.slice(1)]
    return byType[part] ?? [part.slice(part.indexOf('/') + 1)]
  })
}

export type UploadLimits = {
  accept?: string | undefined
  /** The maximum number of files in the list. */
  most?: number | undefined
  /** The maximum bytes of one file. */
  mostBytes?: number | undefined
}
export type RefusalReason = 'type' | 'size' | 'empty' | 'count'
/** A file that could not be sent, with the reason; `final` if sending it again can't help. */
export type Failed = { file: File; message: string; final: boolean }
export type Refused = { name: string; reason: RefusalReason }
type Measured = { name: string; size: number }

const refusalOf = ({ name, size }: Measured, { accept, mostBytes }: UploadLimits): RefusalReason | null => {
  if (allowedExtensions(accept)?.includes(extensionOf(name)) === false) return 'type'
  if (size === 0) return 'empty'
  return mostBytes !== undefined && size > mostBytes ? 'size' : null
}

/**
 * Which of the selected files are accepted, in order, and why the others aren't. `held` is the number already in the
 * list.
 */
export const admitted = <F extends Measured>(files: readonly F[], held: number, limits: UploadLimits) => {
  const taken: F[] = []
  const refused: Refused[] = []
  for (const file of files) {
    const isFull = limits.most !== undefined && held + taken.length >= limits.most
    const reason = refusalOf(file, limits) ?? (isFull ? 'count' : null)
    if (reason) refused.push({ name: file.name, reason })
    else taken.push(file)
  }
  return { taken, refused }
}

/** When the next file can start, if the last one started at that time. */
export const nextStart = (last: number, now: number): number => Math.max(now, last + staggerMilliseconds)

export const movedTo = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const item = list[from]
  if (item === undefined || from === to || to < 0 || to >= list.length) return list
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, item)
}

/** Where a key moves a file in the list; null for keys without a meaning here. */
export const placeByKey = (key: string, index: number, count: number, flow: 1 | -1 = 1): number | null => {
  const within = (to: number) => Math.min(Math.max(to, 0), count - 1)
  switch (key) {
    case 'ArrowUp':
      return within(index - 1)
    case 'ArrowDown':
      return within(index + 1)
    case 'ArrowLeft':
      return within(index - flow)
    case 'ArrowRight':
      return within(index + flow)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

type Extent = { width: number; height: number }

/** The size of a picture whose longest side is scaled to a limit; null if it is small enough. */
export const downscaledExtent = ({ width, height }: Extent, longest: number): Extent | null => {
  const share = longest / Math.max(width, height)
  if (share >= 1) return null
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

export const jpegName = (name: string): string => `${name.replace(/\.[^./\\]+$/, '') || 'picture'}.jpg`
