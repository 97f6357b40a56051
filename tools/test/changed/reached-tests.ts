import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { screenModules } from '../../../apps/web/app/screen-modules.ts'
import { type RouteId, routeById } from '../../../packages/contract/src/routes/index.ts'
import { importGraph } from './import-graph.ts'

export type ReachedTests = { unit: string[]; races: string[]; workbench: string[]; e2e: string[] }

const sources = '{apps,packages,tools,e2e}/**/*.{ts,tsx,mjs}'
const left = /(?:^|\/)(?:node_modules|build|\.react-router)\//

/** Everything comes together here: anything behind it would reach every test of the whole product. */
const ends =
  /^apps\/server\/src\/(?:modules|app|serve|main|testing\/harness)\.ts$|^apps\/web\/app\/(?:routes|screen-modules|root)\.tsx?$/
/** Every page has these: the sweep and the journeys about the page frame cover them. */
const everyPage = /^packages\/(?:ui|contract)\/|^apps\/web\/app\/(?:lib|features\/shell|styles)\//
const speakForEveryPage = ['e2e/screens/every-screen.e2e.ts', 'e2e/shell/frame.e2e.ts']

/** The folder whose tests cover a file on the whole product: its module, or its own folder. */
const homeOf = (file: string): string => /^apps\/server\/src\/modules\/[^/]+/.exec(file)?.[0] ?? dirname(file)

/** Permissions are checked for all calls at once. */
const decidesAccess =
  /^packages\/contract\/src\/endpoints\/|\/routes\.ts$|^apps\/server\/src\/(?:http|testing\/access)\//
const accessMatrix = 'apps/server/src/testing/access/matrix.test.ts'

const quoted = /[/`'"]/

/** Whether a journey names an address of a screen, such as `/owners/pricing`: its fixed parts. */
const opens = (text: string, path: string): boolean => {
  const fixed = path.split('/:')[0] ?? ''
  if (fixed.length < 2) return false
  const at = text.indexOf(fixed)
  if (at < 0) return false
  return [...text.matchAll(new RegExp(`${fixed.replaceAll('.', '\\.')}(.)`, 'g'))].some(([, next = '']) =>
    path === fixed ? /[`'"?#]/.test(next) : quoted.test(next),
  )
}

/**
 * The tests that changed files reach through imports. A module's file is covered by the tests of its module; a screen
 * by the journeys that name its address; a part of the kit by its stories; parts of every page by the sweep.
 */
export const reachedTests = (root: string, changed: readonly string[]): ReachedTests => {
  const files = globSync(sources, { cwd: root }).filter((file) => !left.test(file))
  const { reachedFrom } = importGraph(root, files)
  const reached = reachedFrom(changed, (file) => ends.test(file))
  const tested = changed.filter((file) => /^(?:apps|packages|tools)\//.test(file) && !/\.test\.tsx?$/.test(file))
  const homes = new Set(tested.map(homeOf))
  const isAtHome = (test: string) => [...homes].some((home) => test.startsWith(`${home}/`))
  const isRace = (test: string) => test.endsWith('.races.test.ts')
  // Races take long, so they run only for files next to them.
  const isReached = (test: string) => isAtHome(test) || (reached.has(test) && !isRace(test)) || changed.includes(test)
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && isReached(file))
  if (changed.some((file) => decidesAccess.test(file))) tests.push(accessMatrix)

  const closer = reachedFrom(
    changed.filter((file) => !everyPage.test(file)),
    (file) => ends.test(file) || everyPage.test(file),
  )
  const paths = Object.entries(screenModules)
    .filter(([, module]) => closer.has(`apps/web/app/${module}`))
    .flatMap(([id]) => routeById(id as RouteId)?.path ?? [])
  const journeys = files.filter((file) => /^e2e\/(?!workbench|native\/inside).*\.e2e\.ts$/.test(file))
  const named = journeys.filter((file) => {
    if (reached.has(file)) return true
    const text = readFileSync(join(root, file), 'utf8')
    return paths.some((path) => opens(text, path))
  })
  const isForEveryPage = changed.some((file) => everyPage.test(file) && !file.includes('.test.'))

  const kit = new Set(
    changed.flatMap((file) => /^packages\/ui\/src\/(.+?)\.(?:stories\.)?(?:tsx?|css)$/.exec(file)?.[1] ?? []),
  )
  const workbench = files.filter(
    (file) =>
      /^e2e\/workbench\/.*\.e2e\.ts$/.test(file) &&
      (reached.has(file) || [...kit].some((part) => file.endsWith(`/${part}.e2e.ts`))),
  )
  const [everyStory] = files.filter((file) => kit.size > 0 && file.endsWith('workbench/every-story.e2e.ts'))
  const unique = (all: string[]) => [...new Set(all)].sort()
  return {
    unit: unique(tests.filter((test) => !isRace(test))),
    races: unique(tests.filter(isRace)),
    workbench: unique([...workbench, ...(everyStory ? [everyStory] : [])]),
    e2e: unique([...named, ...(isForEveryPage ? speakForEveryPage : [])]),
  }
}
