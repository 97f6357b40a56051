// `npm test`: every check, on any machine with Node 20, npm, and apt; the last line is the total.
// --only=NAME,NAME     runs only these sections
// --without=NAME,NAME  skips these
// --changed, --changed=COMMIT
// runs what the changes since `main`, or since this commit, can reach through imports
// --full               runs properties, sweeps, races, kills, the journeys that count, and the stories with their full
// counts, and no other journeys
import { ready } from './bootstrap.mjs'

await ready()
const { sections } = await import('./test/sections.mjs')
const { report } = await import('./test/report.mjs')
const { scratchInMemory } = await import('./test/memory.mjs')

const listed = (option) =>
  process.argv
    .filter((word) => word.startsWith(`--${option}=`))
    .flatMap((word) => word.slice(option.length + 3).split(','))
const [only, without] = [listed('only'), listed('without')]
const full = process.argv.includes('--full')

const unknown = [...only, ...without].filter((name) => !sections.some((section) => section.name === name))
if (unknown.length > 0) {
  console.error(`Unknown section ${unknown.join(', ')}; choose from ${sections.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

/** Tests that changed or can reach a change, by section; undefined if all should run. */
async function testsReached() {
  const [option, base] = process.argv.find((word) => /^--changed(=|$)/.test(word))?.split('=') ?? []
  if (!option) return undefined
  const { changedFiles } = await import('./test/changed/changed-files.ts')
  const { reachedTests } = await import('./test/changed/reached-tests.ts')
  const files = changedFiles(base)
  const tests = reachedTests(process.cwd(), files)
  const counts = Object.entries(tests).map(([name, { length }]) => `${length} of ${name}`)
  console.log(`${files.length} files changed, which reach test files: ${counts.join(', ')}`)
  return tests
}

const reached = await testsReached()
const chosen = sections.filter(({ name, onRequest }) => {
  if (reached?.[name]?.length === 0) return false
  return only.length > 0 ? only.includes(name) : !onRequest && !without.includes(name)
})
scratchInMemory()
process.exit(await report(chosen, { full, reached }))
