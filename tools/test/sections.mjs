import { join } from 'node:path'
import { freePort } from '../../apps/server/src/proof/free-port.ts'
import { root } from '../bootstrap.mjs'
import { buildWeb } from '../build-web.mjs'
import { ensureChromium } from './chromium.mjs'
import { check, node } from './command.mjs'
import { playwright } from './playwright.mjs'
import { vitest } from './vitest.mjs'
import { prepareWorld } from './world.mjs'

const workspaces = [
  'packages/contract',
  'packages/ui',
  'packages/offline',
  'packages/native',
  'packages/wording',
  'apps/native',
  'apps/server',
  'apps/web',
  '.',
]

/** Repetitions of races, kills, lives, and sweeps, themes, and time limits of a full run. */
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
  HOME_LIVES: '10000',
  COMMISSION_LIVES: '20000',
  RULES: '1000',
  AGREED_TERMS: '30',
  FIGURE_HOMES: '13',
  DEMO_HOMES: '12',
  ACCESS_EVERYONE: 'all',
  BAD_INPUT: 'all',
  NAUGHTY_STRINGS: '4',
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

/** Full runs also copy the prepared demo world, if there is one. */
const races = async ({ full, prepared, reached }) =>
  vitest('races', { ...(await prepared), ...(full && inFull) }, reached?.races)

/** Journeys whose repetitions matter. */
const counting = ['e2e/offline']

async function journeys({ full, prepared, reached }) {
  ensureChromium()
  await buildWeb()
  const env = { E2E_PORT: String(await freePort()), ...(await prepared), ...(full && { ...inFull, RELEASE: 'yes' }) }
  return playwright('journeys', reached?.e2e ?? (full ? counting : []), env)
}

/** Each promise on every device, in every language, and on its rare paths. */
async function beforeARelease({ prepared }) {
  ensureChromium()
  await buildWeb()
  return playwright('release', [], { E2E_PORT: String(await freePort()), ...(await prepared), RELEASE: 'yes' })
}

/** All journeys in the app's web view. */
async function inTheApp() {
  ensureChromium()
  await buildWeb()
  return playwright('native', ['-c', 'playwright.native.config.ts'], { E2E_PORT: String(await freePort()) })
}

/** The guest journeys again, on a phone. */
async function onAPhone() {
  ensureChromium()
  await buildWeb()
  return playwright('phone', ['-c', 'playwright.phone.config.ts'], { E2E_PORT: String(await freePort()) })
}

async function workbench({ full, reached }) {
  ensureChromium()
  const args = ['-c', 'playwright.workbench.config.ts', ...(reached?.workbench ?? (full ? ['every-story'] : []))]
  return playwright('workbench', args, { WORKBENCH_PORT: String(await freePort()), ...(full && inFull) })
}

/** All sections of `npm test`, cheapest failures first. */
export const sections = [
  { name: 'types', what: 'TypeScript in every workspace', run: types },
  { name: 'lint', what: 'Biome: form, habits, forbidden constructs', run: lint },
  { name: 'boundaries', what: 'who may import whom', run: boundaries },
  { name: 'leftovers', what: 'files, exports and packages nobody uses', run: leftovers },
  {
    name: 'unit',
    what: 'rules, modules and routes on a real database',
    run: ({ full, reached }) => vitest('unit', full ? inFull : {}, reached?.unit),
  },
  {
    name: 'races',
    what: 'many clients, several processes, kills',
    run: races,
    prepare: prepareWorld,
  },
  {
    name: 'workbench',
    what: 'the kit alone in Chromium: by hand, by key, in the themes',
    run: workbench,
  },
  { name: 'e2e', what: 'journeys in Chromium', run: journeys, prepare: prepareWorld },
  {
    name: 'release',
    what: 'all journeys, with those marked @release; runs when it is asked for',
    run: beforeARelease,
    prepare: prepareWorld,
    onRequest: true,
  },
  { name: 'native', what: 'the journeys inside the app; runs when it is asked for', run: inTheApp, onRequest: true },
  { name: 'phone', what: 'guests’ journeys on a phone; runs when it is asked for', run: onAPhone, onRequest: true },
]
