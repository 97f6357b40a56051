import { node, reported, reportFile } from './command.mjs'
import { journeyTimes, slowestFiles } from './slowest.mjs'

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** What failed is asked once more, on its own in a new browser; what is green then passes, and is named in the summary. */
export async function playwright(name, args, env) {
  const path = reportFile(`${name}.json`)
  const code = await node('@playwright/test/cli.js', ['test', ...args, '--retries=1', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  })
  const outcome = reported(path)
  if (!outcome) return { passed: 0, failed: 1 }
  console.log(slowestFiles(journeyTimes(outcome)))
  const { expected, unexpected, flaky, skipped } = outcome.stats
  const named = (wanted) =>
    specsOf(outcome)
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title }) => `${file} ${title}`)
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && code !== 0 ? 1 : unexpected,
    skipped,
    again: named('flaky'),
    red: named('unexpected'),
  }
}
