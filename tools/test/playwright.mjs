import { readFileSync } from 'node:fs'
import { node, reported, reportFile } from './command.mjs'
import { journeyTimes, slowestFiles } from './slowest.mjs'

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** Enough of a page to see what was on it instead of what was expected. */
const pageExcerptLength = 4000

/** The page content when a journey finally failed: if the machine is gone, there is nothing else to look at. */
const lastPages = (outcome) =>
  specsOf(outcome)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .flatMap(({ title, tests }) => tests.map(({ results }) => ({ title, last: results.at(-1) })))
    .flatMap(({ title, last }) =>
      (last?.attachments ?? [])
        .filter(({ name, path }) => name === 'error-context' && path)
        .map(({ path }) => {
          const [, page = 'unknown'] = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? []
          return `the page when “${title}” failed:\n${page.slice(-pageExcerptLength)}`
        }),
    )

/**
 * Failed tests are retried once, separately in a new browser; those that then succeed pass, and are listed in the
 * summary.
 */
export async function playwright(name, args, env) {
  const path = reportFile(`${name}.json`)
  const code = await node('@playwright/test/cli.js', ['test', ...args, '--retries=1', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  })
  const outcome = reported(path)
  if (!outcome) return { passed: 0, failed: 1 }
  console.log(slowestFiles(journeyTimes(outcome)))
  for (const page of lastPages(outcome)) console.log(page)
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
