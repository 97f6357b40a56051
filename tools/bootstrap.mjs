// The first command on a fresh machine runs under any installed Node version: this file is plain JavaScript for Node
// 20, without packages.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import module from 'node:module'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const pinnedNode = join(bin, 'node')

const packagesIn = (path) => {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  } catch {
    return undefined
  }
}

/** True if every package in the lock file is installed in that version; those for other platforms can be missing. */
function installed() {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  if (!wanted || !present || !existsSync(pinnedNode)) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true
    const found = present[path]
    return found ? found.version === entry.version : entry.optional === true
  })
}

/** Runs a command quietly, with a progress line; shows its output if it fails. */
export function quietly(label, command, args, options = {}) {
  const since = Date.now()
  const seconds = () => `${Math.round((Date.now() - since) / 1000)} s`
  console.log(`${label} …`)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    const words = []
    child.stdout.on('data', (chunk) => words.push(chunk))
    child.stderr.on('data', (chunk) => words.push(chunk))
    const beat = setInterval(() => console.log(`  … ${seconds()}`), 10_000)
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(beat)
      if (code === 0) return resolve(console.log(`  done in ${seconds()}`))
      reject(new Error(`${label} failed (${command} ${args.join(' ')}, exit ${code}):\n${Buffer.concat(words)}`))
    })
  })
}

/** npm must not run on the Node version it is about to replace. */
const pathWithoutPinnedNode = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter)

async function install() {
  const env = { ...process.env, PATH: pathWithoutPinnedNode() }
  await quietly('Installing packages', 'npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], { env })
}

const onPinnedNode = () => realpathSync(process.execPath) === realpathSync(pinnedNode)

/** Runs the same command again on the pinned Node, forwards signals, and exits with its result. */
function handOver() {
  // Pictures are decoded on several threads: with one arena each, freed memory would stay with the process.
  const env = { MALLOC_ARENA_MAX: '2', ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
  const child = spawn(pinnedNode, process.argv.slice(1), { stdio: 'inherit', env })
  // The terminal sends Ctrl-C to the child as well; other signals reach only this process.
  process.on('SIGINT', () => {})
  for (const name of ['SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name))
  return new Promise(() => {
    child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
  })
}

/** Caches compiled code, so that this process and its children compile it once, not at every start. */
function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node')
  module.enableCompileCache()
}

/** Resolves when the packages are installed, on the pinned Node. */
export async function ready() {
  try {
    process.chdir(root)
    if (!installed()) await install()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
  if (!onPinnedNode()) await handOver()
  keepCompiled()
}
