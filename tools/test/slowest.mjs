/** The number of files listed per step. */
const shown = 20

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** The duration of each journey file, including retries. */
export function journeyTimes(outcome) {
  const files = new Map()
  for (const { file, tests } of specsOf(outcome)) {
    const { seconds, tests: before } = files.get(file) ?? { seconds: 0, tests: 0 }
    const took = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0)
    files.set(file, { file, seconds: seconds + took, tests: before + tests.length })
  }
  return [...files.values()]
}

/** The slowest files of a step as a small table: seconds, tests, file. Empty for a handful of files. */
export function slowestFiles(times) {
  if (times.length < 3) return ''
  const sum = (what) => times.reduce((total, file) => total + file[what], 0)
  const row = (seconds, tests, file) => `  ${seconds.padStart(8)}  ${String(tests).padStart(5)}  ${file}`
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, shown)
  return [
    row('seconds', 'tests', 'slowest files'),
    ...slowest.map(({ seconds, tests, file }) => row(seconds.toFixed(1), tests, file)),
    row(sum('seconds').toFixed(1), sum('tests'), `all ${times.length} files, in all workers`),
  ].join('\n')
}
