import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { apiBase, searchData, writeSeal } from '@porchlight/contract'
import { build } from 'vite'
import { getManifest } from 'workbox-build'

const entry = fileURLToPath(new URL('../app/service-worker/main.ts', import.meta.url))

/** What every page needs before anything else; the rest is kept as it is used. */
const shellFiles = ['assets/{runtime,frame,entry.client,root}-*.{js,css}', 'favicon.svg']

const shellOf = async (folder: string): Promise<{ urls: string[]; version: string }> => {
  const shell = await getManifest({
    globDirectory: folder,
    globPatterns: shellFiles,
    maximumFileSizeToCacheInBytes: 1e7,
  })
  const everything = await getManifest({
    globDirectory: folder,
    globPatterns: ['assets/*'],
    maximumFileSizeToCacheInBytes: 1e8,
  })
  const urlsOf = ({ manifestEntries }: typeof shell) => manifestEntries.map(({ url }) => `/${url}`).sort()
  const urls = urlsOf(shell)
  if (urls.length < shellFiles.length) throw new Error(`The shell is not complete: ${urls.join(', ')}`)
  return { urls, version: urlsOf(everything).join() }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12)

/**
 * Builds the service worker beside the pages, when they are built: it knows their files by name, so that another build is
 * another worker.
 */
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
