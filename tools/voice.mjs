// Words that don't belong in the product, its code, or its docs, with suggested replacements.
// node tools/voice.mjs           each finding in the repository, as file:line; nothing if there is none
// node tools/voice.mjs PATH…     each finding in these files or folders
import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { root } from './bootstrap.mjs'
import { findingLines, listed } from './voice/files.ts'

const chosen = process.argv.slice(2).map((path) => relative(root, resolve(path)))
for (const path of chosen) statSync(resolve(root, path))
const files = listed().filter(
  (file) => chosen.length === 0 || chosen.some((path) => path === '' || file === path || file.startsWith(`${path}/`)),
)
const lines = findingLines(files)
for (const line of lines) process.stdout.write(`${line}\n`)
process.exitCode = lines.length > 0 ? 1 : 0
