/**
 * The process that runs tests on changed files, in one long-lived vitest; `worker.ts` sends it messages. One run
 * handles many changed texts: each has its own test file, which loads the tests with `?mutant=N` appended to their
 * names. The suffix is passed on to every module through which they reach the changed file; all other modules are
 * loaded once.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestProject, type Vitest } from 'vitest/node'
import { messages } from '../../apps/web/vite/messages.ts'

/** `texts` replace the file's own, one at a time; `chain` are the files through which tests reach it. */
export type Question = {
  root: string
  file: string
  texts: string[]
  tests: string[]
  chain: string[]
  needsDatabase: boolean
}

const patienceMs = 20_000

let current: Question | undefined
/** Module names are unique across runs. */
let runs = 0

const mark = /\?mutant=(\d+)-(\d+)$/
const withoutMark = (id: string): string => id.replace(mark, '')

const mutants = {
  name: 'mutants',
  enforce: 'pre' as const,
  async resolveId(
    this: { resolve: (source: string, importer: string, options: object) => Promise<{ id: string } | null> },
    source: string,
    importer: string | undefined,
  ): Promise<string | undefined> {
    if (mark.test(source)) return source
    const [name] = (importer && mark.exec(importer)) || []
    if (!name || !importer) return undefined
    const found = await this.resolve(source, withoutMark(importer), { skipSelf: true })
    return found && current?.chain.includes(found.id) ? `${found.id}${name}` : undefined
  },
  load(id: string): string | undefined {
    const [, , at] = mark.exec(id) ?? []
    if (at === undefined || !current) return undefined
    const path = withoutMark(id)
    return path === join(current.root, current.file) ? current.texts[Number(at)] : readFileSync(path, 'utf8')
  },
}

/** Stops at the first failing test and doesn't shrink counterexamples: only the failure matters. */
const prologue = `
import fc from 'fast-check'
import { afterEach, beforeEach } from 'vitest'
fc.configureGlobal({ endOnFailure: true })
let isRed = false
beforeEach((context) => { if (isRed) context.skip() })
afterEach(({ task }) => { if (task.result?.state === 'fail') isRed = true })
`

const start = async (root: string, needsDatabase: boolean): Promise<{ vitest: Vitest; project: TestProject }> => {
  const vitest = await createVitest(
    {
      config: false,
      root,
      watch: false,
      reporters: [{}],
      isolate: false,
      pool: 'threads',
      maxWorkers: 1,
      testTimeout: patienceMs,
      hookTimeout: patienceMs,
      dangerouslyIgnoreUnhandledErrors: true,
      ...(needsDatabase && { globalSetup: [join(root, 'apps/server/src/testing/global-setup.ts')] }),
      fsModuleCache: false,
      server: { deps: { inline: [/apps.server/] } },
    },
    { plugins: [messages(), mutants] },
  )
  await vitest.standalone()
  const [project] = vitest.projects
  if (!project) throw new Error('vitest has no project')
  return { vitest, project }
}

const running = new Map<boolean, ReturnType<typeof start>>()
const runnerOf = (root: string, needsDatabase: boolean) => {
  const known = running.get(needsDatabase) ?? start(root, needsDatabase)
  running.set(needsDatabase, known)
  return known
}

/** For each source, whether the tests pass. */
const greenWith = async (question: Question): Promise<boolean[]> => {
  const { root, texts, tests, needsDatabase } = question
  const { vitest, project } = await runnerOf(root, needsDatabase)
  current = question
  runs += 1
  const folder = join(root, 'node_modules/.cache/mutants', `run-${process.pid}-${runs}`)
  mkdirSync(folder, { recursive: true })
  const files = texts.map((_, at) => {
    const imports = tests.map((test) => `import ${JSON.stringify(`${join(root, test)}?mutant=${runs}-${at}`)}`)
    const path = join(folder, `${at}.test.ts`)
    writeFileSync(path, `${prologue}${imports.join('\n')}\n`)
    return path
  })
  const run = await vitest.runTestSpecifications(
    files.map((path) => project.createSpecification(path)),
    false,
  )
  rmSync(folder, { recursive: true })
  // A run also lists the files of earlier ones, with their results.
  const green = new Set(run.testModules.filter((module) => module.ok()).map(({ moduleId }) => moduleId))
  return files.map((path) => green.has(path))
}

process.on('message', (question: Question | 'end') => {
  if (question === 'end') {
    void Promise.all([...running.values()].map(async (one) => (await one).vitest.close())).then(() => process.exit(0))
    return
  }
  greenWith(question).then(
    (green) => process.send?.({ green }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
