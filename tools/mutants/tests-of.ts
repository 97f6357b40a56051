import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/**
 * The tests that should fail when a file changes: those next to it run first, then the others of its module. For a
 * guard with neither, the tests of its folder on the whole product, which need a database.
 */
export type TestsOf = { beside: string[]; further: string[]; whole: string[] }

const contractSources = 'packages/contract/src'
const serverSources = 'apps/server/src'
/** At most this many server tests run for a contract file. */
const mostUsers = 6
const guards = /^apps\/server\/src\/(?:http\/|exposure)/
/** Loaded by every test with a database. */
const database = `${serverSources}/testing/harness.ts`

/** Where a file's tests are searched: its module, its package, or its folder of the server. */
const neighborhoodOf = (file: string): string =>
  /^(?:apps\/server\/src\/(?:modules\/)?[^/]+|packages\/[^/]+\/src)(?=\/)/.exec(file)?.[0] ?? dirname(file)

const importsIn = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm)].map(([, from = '']) => from)

const exportedNames = (text: string): string[] =>
  [...text.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name = '']) => name)

/** Finds the tests of a file by reading imports. */
export const testFinder = (root: string) => {
  const texts = new Map<string, string>()
  const textOf = (file: string): string => {
    const known = texts.get(file)
    if (known !== undefined) return known
    const text = readFileSync(join(root, file), 'utf8')
    texts.set(file, text)
    return text
  }

  const resolved = (from: string, by: string): string | undefined => {
    if (from.startsWith('.')) return relative(root, resolve(root, dirname(by), from))
    if (from === '@porchlight/contract') return `${contractSources}/index.ts`
    const [, area, name] = /^#(modules|kernel|http|testing)\/(.+)$/.exec(from) ?? []
    if (!area) return undefined
    return `${serverSources}/${area}/${name}${area === 'modules' ? '/index' : ''}.ts`
  }

  const loadedBy = (file: string): string[] =>
    importsIn(textOf(file))
      .map((from) => resolved(from, file))
      .filter((target) => target?.endsWith('.ts') && existsSync(join(root, target))) as string[]

  const reached = new Map<string, Set<string>>()
  /** All files in the repository that a file loads, including itself. */
  const reachOf = (file: string): Set<string> => {
    const known = reached.get(file)
    if (known) return known
    const all = new Set<string>()
    const left = [file]
    for (let one = left.pop(); one !== undefined; one = left.pop()) {
      if (all.has(one)) continue
      all.add(one)
      left.push(...loadedBy(one))
    }
    reached.set(file, all)
    return all
  }

  const testsIn = (folder: string): string[] =>
    globSync(`${folder}/**/*.test.ts`, { cwd: root })
      .filter((test) => !test.endsWith('.races.test.ts'))
      .sort()
  const isPure = (test: string): boolean => !reachOf(test).has(database)
  const pureTestsIn = (folder: string): string[] => testsIn(folder).filter(isPure)

  /** The texts a verdict about a file is based on: its own, and those of its tests and everything they load. */
  const groundsOf = (file: string, { beside, further, whole }: TestsOf): string[] => {
    const all = new Set([file, ...whole])
    for (const test of [...beside, ...further]) for (const one of reachOf(test)) all.add(one)
    return [...all].sort().map(textOf)
  }

  const testsOf = (file: string): TestsOf => {
    const name = file.slice(file.lastIndexOf('/') + 1)
    const neighbors = pureTestsIn(neighborhoodOf(file))
    const beside = neighbors.filter(
      (test) =>
        dirname(test) === dirname(file) &&
        (textOf(test).includes(`./${name}'`) || test.endsWith(name.replace(/\.ts$/, '.test.ts'))),
    )
    // Everyone else reads the contract's files through its entry point: the names they import from it show who tests a
    // file.
    const names = file.startsWith(contractSources) ? exportedNames(textOf(file)) : []
    const named = new RegExp(`\\b(?:${names.join('|')})\\b`)
    const isUser = (one: string) => textOf(one).includes('@porchlight/contract') && named.test(textOf(one))
    const users = names.length === 0 ? [] : pureTestsIn(serverSources).filter(isUser).slice(0, mostUsers)
    const further = [...neighbors.filter((test) => reachOf(test).has(file)), ...users]
    const pure = { beside, further: [...new Set(further)].filter((test) => !beside.includes(test)) }
    const isGuard = guards.test(file) && beside.length + further.length === 0
    const whole = isGuard ? testsIn(dirname(file)).filter((test) => !isPure(test) && reachOf(test).has(file)) : []
    return { ...pure, whole }
  }
  /** The files through which these tests reach the file, including both. */
  const chainOf = (file: string, tests: readonly string[]): string[] => {
    const all = new Set(tests.flatMap((test) => [...reachOf(test)]))
    return [...all].filter((one) => reachOf(one).has(file)).map((one) => join(root, one))
  }
  return { testsOf, groundsOf, chainOf }
}
