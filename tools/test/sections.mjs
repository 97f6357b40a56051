import { join } from 'node:path'
import { freePort } from '../../apps/server/src/proof/free-port.ts'
import { root } from '../bootstrap.mjs'
import { buildWeb } from '../build-web.mjs'
import { ensureChromium } from './chromium.mjs'
import { check, node, reported, reportFile } from './command.mjs'
import { prepareWorld } from './world.mjs'

const workspaces = [
  'packages/contract',
  'packages/ui',
  'packages/offline',
  'packages/native',
  'apps/native',
  'apps/server',
  'apps/web',
  '.',
]

/** How often races are run and processes killed when it is done in full, in how many themes, and how long it may take then. */
const inFull = {
  RACE_WORKERS: '1',
  RACE_ROUNDS: '20',
  SERVER_KILLS: '50',
  DATABASE_KILLS: '10',
  STORM_STAYS: '1000',
  HOLD_EXPIRIES: '1000',
  SUPERVISOR_KILLS: '10',
  QUEUE_SEEDS: '1000',
  QUEUE_WRITES: '1000',
  QUEUE_DEATHS: '20',
  READ_FLAPS: '20',
  STORY_THEMES: 'all',
  WEBHOOK_SHUFFLES: '100',
  CODE_GUESSES: '10000',
  RACE_TIMEOUT: '3600000',
}

async function types() {
  const codes = [await node('@react-router/dev/bin.cjs', ['typegen'], { cwd: join(root, 'apps/web') })]
  for (const workspace of workspaces) codes.push(await node('typescript/bin/tsc', ['-p', workspace, '--noEmit']))
  return check(codes)
}

const lint = async () => check([await node('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings'])])

const boundaries = async () =>
  check([
    await node('dependency-cruiser/bin/dependency-cruiser.mjs', [
      '--config',
      '.dependency-cruiser.mjs',
      'apps',
      'packages',
      'tools',
      'e2e',
    ]),
  ])

const leftovers = async () => check([await node('knip/bin/knip.js', ['--no-config-hints'])])

/** A file that cannot even be loaded has no tests to count: it is one failure. */
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

async function vitest(projects, env = {}) {
  const path = reportFile(`${projects.join('-')}.json`)
  const args = ['run', ...projects.flatMap((project) => ['--project', project])]
  const code = await node(
    'vitest/vitest.mjs',
    [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
    { env },
  )
  return countVitest(reported(path), code)
}

/** In full there are more kills than a world of the journeys has homes. */
const races = async ({ full, prepared }) => vitest(['races'], full ? inFull : await prepared)

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** What failed is asked once more, on its own in a new browser; what is green then passes, and is named in the summary. */
async function playwright(name, args, env) {
  const path = reportFile(`${name}.json`)
  const code = await node('@playwright/test/cli.js', ['test', ...args, '--retries=1', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  })
  const outcome = reported(path)
  if (!outcome) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = outcome.stats
  const again = specsOf(outcome).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && code !== 0 ? 1 : unexpected,
    skipped,
    again: again.map(({ file, title }) => `${file} ${title}`),
  }
}

/** Journeys in which it counts how often something happens. */
const counting = ['e2e/offline']

async function journeys({ full, prepared }) {
  ensureChromium()
  await buildWeb()
  const env = { E2E_PORT: String(await freePort()), ...(await prepared), ...(full && inFull) }
  return playwright('journeys', full ? counting : [], env)
}

/** All journeys once more, in browsers that are the web view of the app. */
async function inTheApp() {
  ensureChromium()
  await buildWeb()
  return playwright('native', ['-c', 'playwright.native.config.ts'], { E2E_PORT: String(await freePort()) })
}

async function workbench(full) {
  ensureChromium()
  const args = ['-c', 'playwright.workbench.config.ts', ...(full ? ['every-story'] : [])]
  return playwright('workbench', args, { WORKBENCH_PORT: String(await freePort()), ...(full && inFull) })
}

/** Everything `npm test` knows, in the order in which it is cheapest to fail. */
export const sections = [
  { name: 'types', what: 'TypeScript in every workspace', run: types },
  { name: 'lint', what: 'Biome: form, habits, forbidden constructs', run: lint },
  { name: 'boundaries', what: 'who may import whom', run: boundaries },
  { name: 'leftovers', what: 'files, exports and packages nobody uses', run: leftovers },
  { name: 'unit', what: 'rules, modules and routes on a real database', run: () => vitest(['unit']) },
  {
    name: 'races',
    what: 'many clients, several processes, kills',
    run: races,
    prepare: prepareWorld,
  },
  {
    name: 'workbench',
    what: 'the kit alone in Chromium: by hand, by key, in the themes',
    run: ({ full }) => workbench(full),
  },
  { name: 'e2e', what: 'journeys in Chromium', run: journeys, prepare: prepareWorld },
  { name: 'native', what: 'the journeys inside the app; runs when it is asked for', run: inTheApp, onRequest: true },
]
