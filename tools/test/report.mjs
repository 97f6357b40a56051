import { cpus } from 'node:os'

/** The work of all cores since the machine started, in milliseconds. */
const worked = () =>
  cpus().reduce(
    ({ idle, all }, { times }) => ({
      idle: idle + times.idle,
      all: all + Object.values(times).reduce((sum, time) => sum + time, 0),
    }),
    { idle: 0, all: 0 },
  )

/**
 * How busy the machine has been, in percent of its cores: what waits instead of working can run next to something else.
 */
const busy = (before) => {
  const now = worked()
  return Math.round(100 * (1 - (now.idle - before.idle) / Math.max(1, now.all - before.all)))
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

async function outcomeOf(section, options) {
  const [since, before] = [Date.now(), worked()]
  console.log(`\n━━ ${section.name}: ${section.what}`)
  const counts = await section.run(options).catch((error) => {
    console.log(error.message)
    return { passed: 0, failed: 1 }
  })
  return { name: section.name, ...counts, duration: `${seconds(since)}, cores ${busy(before)} % busy` }
}

const line = ({ name, passed, failed, skipped, duration }) =>
  `  ${failed === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed` +
  `${skipped ? ` ${String(skipped).padStart(4)} skipped` : ''}   ${duration}`

/**
 * Runs the sections one at a time and prints the total as the last line. Preparations for the sections start
 * once, before the first. Returns the exit code.
 */
export async function report(sections, options) {
  const since = Date.now()
  const begun = new Map()
  for (const { prepare } of sections) if (prepare && !begun.has(prepare)) begun.set(prepare, prepare(options))
  const outcomes = []
  for (const section of sections)
    outcomes.push(await outcomeOf(section, { ...options, prepared: begun.get(section.prepare) }))
  const sum = (what) => outcomes.reduce((total, outcome) => total + outcome[what], 0)
  console.log(`\n━━ summary (${seconds(since)})`)
  for (const outcome of outcomes) console.log(line(outcome))
  for (const { name, red = [] } of outcomes) for (const title of red) console.log(`  ✗ ${name}: ${title}`)
  for (const { name, again = [] } of outcomes)
    for (const title of again) console.log(`  ! ${name}: green only when it was asked again: ${title}`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
}
