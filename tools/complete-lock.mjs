// A registry may lack the binaries of other platforms. `npm install` then silently omits them from the lock file, and
// `npm ci` rejects the lock as incomplete. This adds what `npm ci` requires; run it after every `npm install`.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'windows']
const processors = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  arm: 'arm',
}

/** The platform a binary package is for, based on its name. */
export function platformOf(name) {
  const words = name.split(/[/-]/)
  const system = systems.find((one) => words.includes(one))
  const processor = Object.keys(processors).find((one) => words.includes(one))
  return {
    ...(processor && { cpu: [processors[processor]] }),
    ...(system && { os: [system === 'windows' ? 'win32' : system] }),
    ...(words.some((word) => word.startsWith('musl')) && { libc: ['musl'] }),
  }
}

/** Where Node would find `name` from the package at `path`: next to it or in any folder above. */
function placeOf(packages, path, name) {
  for (let at = path; ; ) {
    const candidate = `${at ? `${at}/` : ''}node_modules/${name}`
    if (packages[candidate] || at === '') return candidate
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  }
}

/** Adds every optional package that the lock's packages require and the lock doesn't contain. */
export function complete(lock) {
  const packages = { ...lock.packages }
  const added = []
  for (const [path, asking] of Object.entries(lock.packages))
    for (const [name, version] of Object.entries(asking.optionalDependencies ?? {})) {
      const place = placeOf(packages, path, name)
      if (packages[place] || !/^\d/.test(version)) continue
      packages[place] = { version, ...platformOf(name), ...(asking.dev && { dev: true }), optional: true }
      added.push(name)
    }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added }
}

/** Removes the addresses of the registry this machine uses; integrity hashes stay. */
export function forgetRegistry(lock) {
  for (const entry of Object.values(lock.packages)) if (/^https?:/.test(entry.resolved ?? '')) delete entry.resolved
  return lock
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  const { lock, added } = complete(forgetRegistry(JSON.parse(readFileSync(path, 'utf8'))))
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(added.length === 0 ? 'The lock file is complete.' : `Added ${added.length} packages of other platforms.`)
}
