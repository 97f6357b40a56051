/**
 * Mutation testing of the files that decide about money, access and dates: each mutant changes one operator, constant or
 * condition, and the pure unit tests beside the file should turn red. `npm run mutants [-- PART OF A PATH …]`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVitest } from 'vitest/node'
import { equivalentMutants } from './mutants/equivalent.ts'
import { type Mutant, mutantsOf } from './mutants/mutants-of.ts'
import { testFinder } from './mutants/tests-of.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = 'apps/server/src/modules'

/** What is mutated, unless named on the command line. */
const decisive = [
  `${modules}/pricing/engine/*.ts`,
  `${modules}/ledger/engine/*.ts`,
  `${modules}/availability/engine/*.ts`,
  `${modules}/*/rules.ts`,
  `${modules}/*/policy.ts`,
  'apps/server/src/http/client-address.ts',
  'apps/server/src/kernel/admission.ts',
]
const mostSurvivors = 0.05
/** A mutant that never ends is as good as killed. */
const patienceMs = 20_000

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const isAsked = (file: string): boolean => asked.length === 0 || asked.some((part) => file.includes(part))

const isTest = (file: string): boolean => /\.test\.ts$/.test(file)

const files = decisive
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !isTest(file) && isAsked(file))
  .sort()

const testsOf = testFinder(root)

let current: { file: string; text: string } | undefined

const vitest = await createVitest(
  {
    config: false,
    root,
    watch: false,
    reporters: [{}],
    isolate: false,
    bail: 1,
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: patienceMs,
    // Each run has to read the file anew, and through the plugin below.
    fsModuleCache: false,
    server: { deps: { inline: [/apps.server/] } },
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform: (_code, id) =>
          current && id.split('?')[0] === current.file ? { code: current.text, map: null } : undefined,
      },
    ],
  },
)
await vitest.standalone()
const [project] = vitest.projects
if (!project) throw new Error('vitest has no project')

/** Whether the tests are green with this text in place of the file’s own. */
const passes = async (file: string, tests: readonly string[], text: string): Promise<boolean> => {
  current = { file: join(root, file), text }
  vitest.invalidateFile(join(root, file))
  const run = await vitest.runTestSpecifications(
    tests.map((test) => project.createSpecification(join(root, test))),
    false,
  )
  // A run also lists the tests of files before this one, as they ended.
  const own = run.testModules.filter(({ moduleId }) => tests.some((test) => join(root, test) === moduleId))
  return run.unhandledErrors.length === 0 && own.length === tests.length && own.every((module) => module.ok())
}

type Score = { file: string; killed: number; survivors: Mutant[]; isTested: boolean }

const scoreOf = async (file: string): Promise<Score> => {
  const source = readFileSync(join(root, file), 'utf8')
  const { beside, further: reaching } = testsOf(file)
  const known = equivalentMutants[file] ?? []
  const mutants = mutantsOf(source).filter((mutant) => !known.some(({ change }) => change === mutant.change))
  const score: Score = { file, killed: 0, survivors: [], isTested: beside.length + reaching.length > 0 }
  if (mutants.length === 0 || !score.isTested) return { ...score, survivors: mutants }
  // What needs more than this runner gives it proves nothing here.
  const further: string[] = []
  for (const test of reaching) if (await passes(file, [test], source)) further.push(test)
  const all = [...beside, ...further]
  if (!(await passes(file, all, source))) throw new Error(`${file}: its tests are red without any change`)
  // A figure counts only if the tests really run what is put in place of the file.
  if (await passes(file, all, `${source}\nthrow new Error('mutant')`))
    throw new Error(`${file}: its tests do not see the mutants`)
  for (const mutant of mutants) {
    const groups = [beside, further].filter((group) => group.length > 0)
    let isKilled = false
    for (const group of groups) isKilled ||= !(await passes(file, group, mutant.text))
    if (isKilled) score.killed += 1
    else score.survivors.push(mutant)
  }
  // The last mutant must not stand in for the file when the next one’s tests import it.
  current = undefined
  vitest.invalidateFile(join(root, file))
  return score
}

const percent = (part: number, whole: number): string => `${whole === 0 ? 100 : Math.round((part / whole) * 100)} %`

let killed = 0
let survived = 0
for (const file of files) {
  const score = await scoreOf(file)
  const all = score.killed + score.survivors.length
  if (all === 0) continue
  if (!score.isTested) {
    console.log(`  none   ${file}: no pure test reaches it (${all} mutants not counted)`)
    continue
  }
  killed += score.killed
  survived += score.survivors.length
  console.log(`${percent(score.killed, all).padStart(6)}   ${file}: ${score.killed} of ${all} killed`)
  for (const { line, change } of score.survivors) console.log(`         line ${line}: ${change}`)
}
await vitest.close()
const all = killed + survived
console.log(`\n${killed} of ${all} mutants killed (${percent(killed, all)})`)
process.exit(survived > all * mostSurvivors ? 1 : 0)
