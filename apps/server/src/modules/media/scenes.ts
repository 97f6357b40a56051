import { createHash } from 'node:crypto'
import { type HeaderKind, headerPictureName, headerPictureSize } from '@porchlight/contract'
import { readBundled } from './adapters/bundled.ts'
import type { Original } from './renditions.ts'

type Scene = { id: string; file: string; width: number }

const read = async <Content>(file: string): Promise<Content> =>
  JSON.parse((await readBundled(file)).toString('utf8')) as Content

/** The wide scenes by their names, and the pictures for the heads of pages by their numbers. */
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

/** A picture of the bundled art for the head of a page; undefined when there is none of that name. */
export const sceneOf = async (name: string): Promise<Original | undefined> => {
  known ??= load()
  return (await known).get(name)
}
