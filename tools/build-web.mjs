import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { quietly, root } from './bootstrap.mjs'

const web = join(root, 'apps', 'web')
// Next to the built server, which every build empties, so it can't outlive the build it describes.
const stamp = join(web, 'build', 'server', '.sources')
const sources = [
  'apps/web',
  'packages/contract',
  'packages/ui',
  'packages/offline',
  'packages/native',
  'packages/wording',
  'package-lock.json',
]
const ignored = new Set(['node_modules', 'build', '.react-router'])
const largestRead = 1_000_000

function filesUnder(path) {
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { withFileTypes: true }).filter(
    ({ name }) => !ignored.has(name) && !/\.test\.tsx?$/.test(name),
  )
  return entries.flatMap((entry) => filesUnder(join(path, entry.name)))
}

/** One hash of everything the build reads; of large pictures and fonts, their size and date. */
function hashOfSources() {
  const hash = createHash('sha256')
  const files = sources.flatMap((path) => filesUnder(join(root, path))).sort()
  for (const file of files) {
    const { size, mtimeMs } = statSync(file)
    hash.update(relative(root, file)).update(size < largestRead ? readFileSync(file) : `${size} ${mtimeMs}`)
  }
  return hash.digest('hex')
}

function builtFrom() {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

const compressible = new Set(['.js', '.css', '.json', '.svg'])

/** Writes compressed copies of scripts and style sheets next to them, for browsers that accept Brotli or gzip. */
function compressAssets() {
  const folder = join(web, 'build', 'client', 'assets')
  for (const name of readdirSync(folder)) {
    if (!compressible.has(extname(name))) continue
    const path = join(folder, name)
    const content = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(content))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** Builds the pages unless they are up to date. */
export async function buildWeb() {
  const hash = hashOfSources()
  if (builtFrom() === hash) return
  rmSync(stamp, { force: true })
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  await quietly('Building the pages', process.execPath, [cli, 'build'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  compressAssets()
  writeFileSync(stamp, hash)
}
