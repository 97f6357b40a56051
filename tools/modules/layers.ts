import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'apps/server/src/modules'

/**
 * The layer each module declares in its `module.ts`, read as text: the dependency rules must not load the product.
 * @throws for a folder without a `module.ts`, or one without a layer
 */
export const layersOf = (root: string): Record<string, number> =>
  Object.fromEntries(
    readdirSync(join(root, folder)).map((name) => {
      const file = join(root, folder, name, 'module.ts')
      const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
      const layer = /^ {2}layer: (\d+),$/m.exec(text)?.[1]
      if (!layer) throw new Error(`${folder}/${name}/module.ts names no layer`)
      return [name, Number(layer)]
    }),
  )
