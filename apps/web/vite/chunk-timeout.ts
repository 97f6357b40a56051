import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const rules = fileURLToPath(new URL('../app/lib/shell/chunk-timeout.ts', import.meta.url))

type Edit = readonly [from: string | RegExp, to: string]

/** The two places all dynamic imports of the built pages go through: Vite's helper, and React Router's page loading. */
const edits: readonly { file: RegExp; edits: readonly Edit[] }[] = [
  { file: /vite\/preload-helper\.js$/, edits: [['return baseModule()', 'return inTime(baseModule())']] },
  {
    file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/,
    edits: [
      [/await import\(([^;]*)\);/, 'await inTime(import($1));'],
      // It would reload the page, which helps if a part was renamed, but not if the connection hangs.
      ['catch (error) {', 'catch (error) {\n\t\tif (isChunkLoadError(error)) throw error;'],
    ],
  },
]

/** The code with a timeout on its imports; undefined for a file without dynamic imports of its own. */
export const withTimeout = (code: string, id: string): string | undefined => {
  const known = edits.find(({ file }) => file.test(id))
  if (!known) return undefined
  const edited = known.edits.reduce((text, [from, to]) => {
    const next = text.replace(from, to)
    if (next === text) throw new Error(`${id} no longer imports as it did: see apps/web/vite/chunk-timeout.ts`)
    return next
  }, code)
  return `import { inTime, isChunkLoadError } from ${JSON.stringify(rules)};\n${edited}`
}

/** A chunk that doesn't arrive within 120 s becomes an error the pages can show (account spec section 7). */
export const chunkTimeout = (): Plugin => ({
  name: 'chunk-timeout',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => withTimeout(code, id.split('?')[0] ?? id),
})
