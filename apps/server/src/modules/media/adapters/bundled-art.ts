import { readFile } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Art bundled with the product; it has no uploaded original and no metadata. */
const folder = fileURLToPath(new URL('../../../demo/assets/art', import.meta.url))

export const readBundled = (path: string): Promise<Buffer> => {
  const place = resolve(folder, path)
  if (!place.startsWith(folder + sep)) throw new RangeError(`${path} leads out of the bundled art`)
  return readFile(place)
}
