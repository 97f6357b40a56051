import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** The tests that should turn red when a file changes: those beside it are asked first, the others only about what survives. */
export type TestsOf = { beside: string[]; further: string[] }

const contractSources = 'packages/contract/src'
const serverSources = 'apps/server/src'
/** What every test with a database loads. */
const database = `${serverSources}/testing/harness.ts`

/** Where a change of the file is looked for: its module, its package, or its folder of the server. */
const neighborhoodOf = (file: string): string =>
  /^(?:apps\/server\/src\/(?:modules\/)?[^/]+|packages\/[^/]+\/src)(?=\/)/.exec(file)?.[0] ?? dirname(file)

const importsIn = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm)].map(([, from = '']) => from)

const exportedNames = (text: string): string[] =>
  [...text.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name = '']) => name)

/** Finds the tests of a file by reading what imports what. */
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
    const [, area, name] = /^#(modules|kernel|http|testing)\/(.+)$/.exec(from) ?? []
    if (!area) return undefined
    return `${serverSources}/${area}/${name}${area === 'modules' ? '/index' : ''}.ts`
  }

  const loadedBy = (file: string): string[] =>
    importsIn(textOf(file))
      .map((from) => resolved(from, file))
      .filter((target) => target?.endsWith('.ts') && existsSync(join(root, target))) as string[]

  const reached = new Map<string, Set<string>>()
  /** All files of the repository that a file loads, itself among them. */
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

  const pureTestsIn = (folder: string): string[] =>
    globSync(`${folder}/**/*.test.ts`, { cwd: root })
      .filter((test) => !test.endsWith('.races.test.ts') && !reachOf(test).has(database))
      .sort()

  return (file: string): TestsOf => {
    const name = file.slice(file.lastIndexOf('/') + 1)
    const neighbors = pureTestsIn(neighborhoodOf(file))
    const beside = neighbors.filter(
      (test) =>
        dirname(test) === dirname(file) &&
        (textOf(test).includes(`./${name}'`) || test.endsWith(name.replace(/\.ts$/, '.test.ts'))),
    )
    // The front door of the contract is how everybody else reads its files: what they name of it tells who tests it.
    const names = file.startsWith(contractSources) ? exportedNames(textOf(file)) : []
    const named = new RegExp(`\\b(?:${names.join('|')})\\b`)
    const isUser = (one: string) => textOf(one).includes('@porchlight/contract') && named.test(textOf(one))
    const users =
      names.length === 0
        ? []
        : pureTestsIn(serverSources).filter((test) => [test, ...loadedBy(test)].some((one) => isUser(one)))
    const further = [...neighbors.filter((test) => reachOf(test).has(file)), ...users]
    return { beside, further: further.filter((test) => !beside.includes(test)) }
  }
}
