/**
 * Mutation testing of the files that decide about money, access, and dates: each mutant changes one operator, constant,
 * or condition, and the file's tests should fail. `npm run mutants [-- PART OF A PATH …] [--again] [--survivors]
 * [--seconds=N] [--sample=N]`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decisiveFiles } from './mutants/decisive.ts'
import { equivalentMutants } from './mutants/equivalent.ts'
import { withLoopLimit } from './mutants/loop-limit.ts'
import { type Mutant, mutantsOf } from './mutants/mutants-of.ts'
import type { Question } from './mutants/runner.ts'
import { digestOf, readVerdicts, type Verdicts, writeVerdicts } from './mutants/scores.ts'
import { testFinder } from './mutants/tests-of.ts'
import { startWorker } from './mutants/worker.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const mostSurvivors = 0.05

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('-'))
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
/** Ignores results of earlier runs. */
const again = flags.includes('--again')
/** After adding tests: mutants killed before still count as killed while the file is unchanged. */
const onlySurvivors = flags.includes('--survivors')

const numberOf = (name: string): number | undefined => {
  const flag = flags.find((one) => one.startsWith(`--${name}=`))
  return flag === undefined ? undefined : Number(flag.split('=')[1])
}
/** The time limit of this run; the next one resumes. */
const seconds = numberOf('seconds') ?? Number.POSITIVE_INFINITY
/** Measures every Nth mutant across all files: an estimate of the score in a fraction of the time. */
const sample = numberOf('sample') ?? 1
let seen = 0
const until = performance.now() + seconds * 1_000
class OutOfTime extends Error {}

const files = decisiveFiles(root).filter((file) => chosen.length === 0 || chosen.some((part) => file.includes(part)))
const { testsOf, groundsOf, chainOf } = testFinder(root)
const worker = startWorker()

type Score = { killed: number; survivors: Mutant[]; equivalent: number }

type Group = Omit<Question, 'texts'>

/** The test groups that run for each mutant, in order, until one fails. */
const groupsFor = async (file: string, source: string): Promise<Group[]> => {
  const { beside, further, whole } = testsOf(file)
  const group = (tests: string[], needsDatabase = false): Group => ({
    root,
    file,
    tests,
    chain: chainOf(file, tests),
    needsDatabase,
  })
  const verdicts = (one: Group) =>
    worker.ask({ ...one, texts: [withLoopLimit(source), `${source}\nthrow new Error('mutant')`] })
  // A test that fails for another reason, or runs the file in its own thread, proves nothing.
  const proves = async (one: Group): Promise<boolean> => {
    const [sound, broken] = await verdicts(one)
    return sound === true && broken === false
  }
  const groups: Group[] = []
  if (beside.length > 0) {
    if (!(await proves(group(beside))))
      throw new Error(`${file}: its tests are red without any change, or always green`)
    groups.push(group(beside))
  }
  const usable: string[] = []
  for (const test of further) if (await proves(group([test]))) usable.push(test)
  if (usable.length > 0) groups.push(group(usable))
  for (const test of whole) if (await proves(group([test], true))) groups.push(group([test], true))
  if (groups.length === 0) throw new Error(`${file}: its tests do not see the mutants`)
  return groups
}

/** The mutants no test catches. */
const survivorsOf = async (mutants: readonly Mutant[], groups: readonly Group[]): Promise<Mutant[]> => {
  let left = [...mutants]
  for (const group of groups) {
    if (left.length === 0) break
    const green = await worker.ask({ ...group, texts: left.map(({ text }) => withLoopLimit(text)) })
    left = left.filter((_, at) => green[at])
  }
  return left
}

/** Results of earlier runs that are still valid. */
const verdictsFor = (file: string, source: string, grounds: string): Verdicts => {
  const none = { source: digestOf([source]), grounds, killed: [], survived: [] }
  const old = again ? undefined : readVerdicts(root, file)
  if (old?.source !== none.source) return none
  if (old.grounds === grounds) return old
  return onlySurvivors ? { ...none, killed: old.killed } : none
}

const measure = async (file: string, source: string, mutants: Mutant[], grounds: string): Promise<Verdicts> => {
  const verdicts = verdictsFor(file, source, grounds)
  const open = mutants.filter(({ change }) => ![...verdicts.killed, ...verdicts.survived].includes(change))
  if (open.length === 0) return verdicts
  const groups = await groupsFor(file, source)
  const most = groups.some(({ needsDatabase }) => needsDatabase) ? 4 : 25
  for (let at = 0; at < open.length; at += most) {
    if (performance.now() > until) throw new OutOfTime()
    const some = open.slice(at, at + most)
    const survivors = new Set(await survivorsOf(some, groups))
    for (const mutant of some) (survivors.has(mutant) ? verdicts.survived : verdicts.killed).push(mutant.change)
    writeVerdicts(root, file, verdicts)
  }
  return verdicts
}

const scoreOf = async (file: string): Promise<Score | 'untested'> => {
  const source = readFileSync(join(root, file), 'utf8')
  const all = mutantsOf(source)
  const named = equivalentMutants[file] ?? []
  for (const { change } of named)
    if (!all.some((mutant) => mutant.change === change)) console.log(`  gone   ${file}: ${change}`)
  const real = all.filter((mutant) => !named.some(({ change }) => change === mutant.change))
  const mutants = real.filter(() => seen++ % sample === 0)
  const score: Score = { killed: 0, survivors: [], equivalent: all.length - real.length }
  if (mutants.length === 0) return score
  const tests = testsOf(file)
  if (Object.values(tests).every((group) => group.length === 0)) return 'untested'
  const { survived } = await measure(file, source, mutants, digestOf(groundsOf(file, tests)))
  const survivors = mutants.filter(({ change }) => survived.includes(change))
  return { ...score, killed: mutants.length - survivors.length, survivors }
}

const percent = (part: number, whole: number): string => `${whole === 0 ? 100 : Math.floor((part / whole) * 100)} %`

const total = { killed: 0, survived: 0, equivalent: 0, untested: 0 }
for (const file of files) {
  const score = await scoreOf(file).catch((error: unknown) => {
    if (error instanceof OutOfTime) return null
    return String(error)
  })
  if (score === null) break
  if (typeof score === 'string') {
    const count = mutantsOf(readFileSync(join(root, file), 'utf8')).length
    total.survived += count
    if (score === 'untested') total.untested += count
    console.log(`  none   ${score === 'untested' ? `${file}: no test reaches it` : score} (${count} mutants survive)`)
    continue
  }
  const all = score.killed + score.survivors.length
  total.equivalent += score.equivalent
  if (all === 0) continue
  total.killed += score.killed
  total.survived += score.survivors.length
  const apart = score.equivalent > 0 ? `, ${score.equivalent} equivalent` : ''
  console.log(`${percent(score.killed, all).padStart(6)}   ${file}: ${score.killed} of ${all} killed${apart}`)
  for (const { line, change } of score.survivors) console.log(`         line ${line}: ${change}`)
}
await worker.end()
if (performance.now() > until) {
  console.log('\nOut of time: run it again to continue.')
  process.exit(75)
}
const all = total.killed + total.survived
const left = total.untested > 0 ? `; ${total.untested} of the survivors in files that no test reaches` : ''
console.log(
  `\n${total.killed} of ${all} mutants killed (${percent(total.killed, all)}), ${total.equivalent} named as equivalent${left}`,
)
process.exit(total.survived > all * mostSurvivors ? 1 : 0)
