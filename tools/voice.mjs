// Words that don't belong in the product, its code, or its docs, with suggested replacements.
// node tools/voice.mjs PATH…      each finding in these files or folders, as file:line
// node tools/voice.mjs            totals for the whole repository, and findings beyond the list of known ones
// node tools/voice.mjs --update   lowers tools/voice/known.txt to the current counts; it can only shrink
import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { root } from './bootstrap.mjs'
import { listed, scanAll } from './voice/files.ts'
import { count, excess, known, totals, update } from './voice/known.ts'
import { entries } from './voice/words.ts'

const print = (text) => process.stdout.write(`${text}\n`)
const use = new Map(entries.map((entry) => [entry.id, entry.use]))
const paths = process.argv.slice(2).filter((word) => !word.startsWith('--'))

/** Returns the exit code. */
function findingsIn(chosen) {
  const wanted = chosen.map((path) => relative(root, resolve(path)))
  for (const path of wanted) statSync(resolve(root, path))
  const files = listed().filter((file) =>
    wanted.some((path) => path === '' || file === path || file.startsWith(`${path}/`)),
  )
  let found = 0
  for (const [file, findings] of scanAll(files))
    for (const { id, line, words } of findings) {
      found += 1
      print(`${file}:${line || 1}  ${line ? words : 'file name'}  [${id}] use: ${use.get(id)}`)
    }
  print(`${found} findings in ${files.length} files`)
  return found > 0 ? 1 : 0
}

function wholeRepository() {
  const now = count(scanAll())
  const more = process.argv.includes('--update') ? update(now) : excess(now, known() ?? new Map())
  for (const [id, times] of [...totals(now)].sort((a, b) => b[1] - a[1])) print(`${String(times).padStart(6)}  ${id}`)
  for (const { file, id, now: times, known: before } of more)
    print(`${file}: ${id} ${times} times, ${before} known; use: ${use.get(id)}`)
  return more.length > 0 ? 1 : 0
}

process.exitCode = paths.length > 0 ? findingsIn(paths) : wholeRepository()
