import { createHash } from 'node:crypto'
import { readBundled } from './adapters/bundled.ts'
import type { Original } from './renditions.ts'

type Scene = { id: string; file: string; width: number }

const load = async (): Promise<Map<string, Original>> => {
  const { scenes } = JSON.parse((await readBundled('heroes.json')).toString('utf8')) as { scenes: Scene[] }
  const originals = scenes.map(async ({ id, file, width }): Promise<[string, Original]> => {
    const sha256 = createHash('sha256')
      .update(await readBundled(file))
      .digest('hex')
    return [id, { origin: 'pool', path: file, sha256, type: 'image/avif', width }]
  })
  return new Map(await Promise.all(originals))
}

let known: Promise<Map<string, Original>> | undefined

/** A wide scene of the bundled art, for the heads of pages; undefined when there is none of that name. */
export const sceneOf = async (name: string): Promise<Original | undefined> => {
  known ??= load()
  return (await known).get(name)
}
