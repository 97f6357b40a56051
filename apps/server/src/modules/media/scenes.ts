import { createHash } from 'node:crypto'
import { type HeaderKind, headerPictureName, headerPictureSize } from '@porchlight/contract'
import { readBundled } from './adapters/bundled-art.ts'
import type { Original } from './renditions.ts'

type Scene = { id: string; file: string; width: number }

const read = async <Content>(file: string): Promise<Content> =>
  JSON.parse((await readBundled(file)).toString('utf8')) as Content

/** The wide scenes by name, and the page header pictures by number. */
const listed = async (): Promise<Scene[]> => {
  const { scenes } = await read<{ scenes: Scene[] }>('heroes.json')
  const headers = await read<Record<HeaderKind, string[]>>('headers.json')
  const numbered = (['exterior', 'interior'] as const).flatMap((kind) =>
    headers[kind].map((file, at) => ({ id: headerPictureName(kind, at + 1), file, width: headerPictureSize.width })),
  )
  return [...scenes, ...numbered]
}

const load = async (): Promise<Map<string, Original>> => {
  const originals = (await listed()).map(async ({ id, file, width }): Promise<[string, Original]> => {
    const sha256 = createHash('sha256')
      .update(await readBundled(file))
      .digest('hex')
    return [id, { origin: 'pool', path: file, sha256, type: 'image/avif', width }]
  })
  return new Map(await Promise.all(originals))
}

let known: Promise<Map<string, Original>> | undefined

/** A bundled picture for a page header; undefined if there is none with that name. */
export const sceneOf = async (name: string): Promise<Original | undefined> => {
  known ??= load()
  return (await known).get(name)
}
