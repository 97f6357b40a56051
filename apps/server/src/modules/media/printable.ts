import { buffer } from 'node:stream/consumers'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { pngOnWhite } from './adapters/sharp.ts'
import { servedPicture } from './serve-file.ts'

/** The rendition at a URL, in a form a document can show; undefined if it no longer exists. */
export const printablePicture = async (app: App, { src }: { src: string }): Promise<Buffer | undefined> => {
  const [file = '', name = ''] = src.split('/').reverse()
  try {
    const { size, stream } = await servedPicture(app, name, file)
    return await pngOnWhite(await buffer(stream(0, size - 1)))
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined
    throw error
  }
}
