import { renditionWidths } from '@porchlight/contract'
import { readBundled } from './adapters/bundled-art.ts'
import { type Format, render, renderAll } from './adapters/sharp.ts'
import type { FileStore } from './files.ts'
import type { StoredPicture } from './picture.ts'
import { sharedByKey, turns } from './worker-slots.ts'

export type { Format }
/** The source of a rendition. */
export type Original = Pick<StoredPicture, 'origin' | 'path' | 'sha256' | 'type' | 'width'>

const readersTurn = turns(2, 400)
const jobsTurn = turns(1, Number.POSITIVE_INFINITY)
const oncePerKey = sharedByKey<Buffer>()

/** Named by the original's content hash, so that a new picture under an old id never shows an old rendition. */
const pathOf = ({ sha256 }: Original, width: number, format: Format): string =>
  `renditions/${sha256.slice(0, 2)}/${sha256}/${width}.${format}`

const readOriginal = async (files: FileStore, { origin, path }: Original): Promise<Buffer> => {
  const bytes = origin === 'pool' ? await readBundled(path) : await files.read(path)
  if (!bytes) throw new Error(`the original ${path} is not in the file store`)
  return bytes
}

const make = (files: FileStore, original: Original, width: number, format: Format): Promise<Buffer> =>
  readersTurn(async () => {
    const bytes = await render(await readOriginal(files, original), width, format)
    await files.put(pathOf(original, width, format), bytes)
    return bytes
  })

/** Bundled art is AVIF without metadata and can be served unchanged; an uploaded original never is. */
const servesAsIs = (original: Original, width: number, format: Format): boolean =>
  original.origin === 'pool' && original.type === `image/${format}` && original.width === width

/** The picture in a width and format: stored earlier, or rendered now, once for everyone waiting. */
export const renditionOf = async (
  files: FileStore,
  original: Original,
  width: number,
  format: Format,
): Promise<Buffer> => {
  if (servesAsIs(original, width, format)) return readOriginal(files, original)
  const path = pathOf(original, width, format)
  return (await files.read(path)) ?? oncePerKey(path, () => make(files, original, width, format))
}

/** Wider ones are for large high-density screens and take a third of the time, so they are rendered on request. */
const widestPrepared = 1600

/** Renders the most requested renditions at high quality before the first request. */
export const prepareRenditions = (files: FileStore, original: Original): Promise<void> =>
  jobsTurn(async () => {
    const widths = renditionWidths(original.width).filter((width) => width <= widestPrepared)
    for await (const { width, format, bytes } of renderAll(await readOriginal(files, original), widths))
      await files.put(pathOf(original, width, format), bytes)
  })
