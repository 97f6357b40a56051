import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { apiBase, searchData, writeSeal } from '@porchlight/contract'
import { build } from 'vite'

const entry = fileURLToPath(new URL('../app/service-worker/main.ts', import.meta.url))

/**
 * Files every page needs before anything else, files it loads automatically a moment later, and the offline message,
 * with everything they import. The rest is cached as it is used.
 */
const shellParts = [
  'runtime',
  'frame',
  'entry.client',
  'root',
  'reload-once',
  'device-notices',
  'late-icons',
  'report-fault',
  'watch-values',
]

const importsIn = (script: string): string[] =>
  [...script.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, file = '']) => file)

/** Files with all their static imports, at any depth. */
const withImports = async (folder: string, files: readonly string[]): Promise<string[]> => {
  const found = new Set<string>()
  const add = async (file: string): Promise<void> => {
    if (found.has(file)) return
    found.add(file)
    if (file.endsWith('.js'))
      for (const next of importsIn(await readFile(join(folder, 'assets', file), 'utf8'))) await add(next)
  }
  for (const file of files) await add(file)
  return [...found].sort()
}

const shellOf = async (folder: string): Promise<{ urls: string[]; version: string }> => {
  const files = (await readdir(join(folder, 'assets'))).sort()
  const parts = shellParts.flatMap((part) => {
    const found = files.filter((file) => file.startsWith(`${part}-`) && /\.(js|css)$/.test(file))
    if (found.length === 0) throw new Error(`The shell lacks ${part}`)
    return found
  })
  const urls = (await withImports(folder, parts)).map((file) => `/assets/${file}`)
  return { urls: [...urls, '/favicon.svg'], version: files.join() }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** Builds the service worker together with the pages. It knows their files by name, so every build has a new worker. */
export const buildServiceWorker = async (folder: string): Promise<void> => {
  const { urls, version } = await shellOf(folder)
  const built = {
    shell: urls,
    searchData: `${apiBase}/${searchData.path}`,
    seal: `${apiBase}/${writeSeal.path}`,
  }
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(folder, '..'),
    publicDir: false,
    define: { __BUILT__: JSON.stringify(built) },
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: entry,
        output: { format: 'iife', entryFileNames: 'service-worker.js', postBanner: `/* ${digestOf(version)} */` },
      },
    },
  })
}
