import { relative } from 'node:path'
import { root } from '../bootstrap.mjs'
import { node, reported, reportFile } from './command.mjs'
import { slowestFiles } from './slowest.mjs'

/** A file that can't even be loaded has no tests to count: it is one failure. */
function countVitest(result, code) {
  if (!result) return { passed: 0, failed: 1 }
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const failed = result.numFailedTests + broken
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: result.numPendingTests + result.numTodoTests,
  }
}

const failedFiles = (result) => result.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)

/** The first lines of a message that fit into a summary, where an assertion says what it expected and received. */
const brief = (message = '') => message.split('\n    at ')[0].replace(/\s+/g, ' ').slice(0, 400)

/**
 * The failures of a run, each with its file and message; a file that couldn't be loaded, by its name and message only.
 */
const failedTests = (result) =>
  result.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    if (assertionResults.length === 0) return status === 'failed' ? [`${file} (${brief(message)})`] : []
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${file} ${fullName} (${brief(failureMessages[0])})`)
  })

async function run(project, env, files = []) {
  const [path, times] = [reportFile(`${project}.json`), reportFile(`${project}-files.json`)]
  const code = await node('vitest/vitest.mjs', ['run', '--project', project, ...files], {
    env: { ...env, TEST_REPORT: path, FILE_TIMES: times },
  })
  const result = reported(path)
  console.log(slowestFiles(reported(times) ?? []))
  const names = result ? { files: failedFiles(result), red: failedTests(result) } : { files: [], red: [] }
  return { counts: countVitest(result, code), ...names }
}

/**
 * Up to this many files may have failed because of other load on the machine; more must have failed because of a
 * change.
 */
const mostRetried = 3

/**
 * Runs the tests of a project, or only the given files. Files with failures are retried once, separately; those that
 * then succeed pass, and are listed with what failed.
 */
export async function vitest(project, env = {}, only = []) {
  const { counts, files, red } = await run(project, env, only)
  if (files.length === 0 || files.length > mostRetried) return { ...counts, red }
  const second = await run(project, env, files)
  if (second.counts.failed > 0) return { ...counts, red: second.red }
  return { ...counts, passed: counts.passed + counts.failed, failed: 0, again: red }
}
