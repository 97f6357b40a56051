import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** `undefined` for names means everything a file exports. */
type Import = { from: string; names?: string[] }
type Workspace = { name: string; exports?: Record<string, unknown>; imports?: Record<string, unknown> }
type Module = { imports: Import[]; passesOn: Import[] }

const statements = /^(import|export)\s+(?!type\s)(?:([^'";]*?)\s+from\s+)?'([^']+)'/gm
const lateImports = /\bimport\(\s*'([^']+)'\s*\)/g

const namesIn = (clause = ''): string[] | undefined => {
  const inBraces = /^\{([^}]*)\}$/.exec(clause.trim())?.[1]
  if (inBraces === undefined) return undefined
  const names = inBraces.split(',').map((name) => name.trim().split(' as ')[0] ?? '')
  // Types don't exist at run time.
  return names.filter((name) => name !== '' && !name.startsWith('type '))
}

/** Names of packages and folders as used in the workspaces' `imports` and `exports`, with their files. */
const aliasesIn = (root: string) =>
  globSync('{apps,packages}/*/package.json', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const { name, exports, imports } = JSON.parse(text) as Workspace
    const folder = dirname(file)
    return Object.entries({ ...exports, ...imports }).flatMap(([key, target]) => {
      if (typeof target !== 'string') return []
      const [head = '', tail = ''] = (key.startsWith('#') ? key : `${name}${key.slice(1)}`).split('*')
      return [
        {
          inside: key.startsWith('#') ? folder : '',
          head,
          tail,
          exact: !key.includes('*'),
          target: join(folder, target),
        },
      ]
    })
  })

/**
 * The repository's imports, name by name: a file that imports one name through another that only re-exports it (an
 * `index.ts`) imports the file that declares it, and none of the others.
 */
export const importGraph = (root: string, files: readonly string[]) => {
  const aliases = aliasesIn(root)
  const isThere = new Set(files)

  const fileOf = (from: string, by: string): string | undefined => {
    if (from.startsWith('.')) return relative(root, resolve(root, dirname(by), from))
    for (const { inside, head, tail, exact, target } of aliases) {
      if (!by.startsWith(inside)) continue
      if (exact && from === head) return target
      if (!exact && from.startsWith(head) && from.endsWith(tail))
        return target.replace('*', from.slice(head.length, from.length - tail.length))
    }
    return undefined
  }

  const modules = new Map<string, Module>()
  const texts = new Map<string, string>()
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    texts.set(file, text)
    const module: Module = { imports: [], passesOn: [] }
    for (const [, kind, clause, spelled = ''] of text.matchAll(statements)) {
      const from = fileOf(spelled.replace(/\?.*$/, ''), file)
      if (!from || !isThere.has(from)) continue
      const names = namesIn(clause)
      const found = { from, ...(names && { names }) }
      if (kind === 'export') module.passesOn.push(found)
      else module.imports.push(found)
    }
    for (const [, spelled = ''] of text.matchAll(lateImports)) {
      const from = fileOf(spelled, file)
      if (from && isThere.has(from)) module.imports.push({ from })
    }
    modules.set(file, module)
  }

  const kinds = '(?:declare |abstract |async )*(?:const|let|function\\*?|class|enum)'
  const declares = (file: string, name: string): boolean =>
    new RegExp(`^export ${kinds} ${name}\\b`, 'm').test(texts.get(file) ?? '')

  const known = new Map<string, string>()
  /** The file that declares a name another one re-exports; that one itself if it can't be determined. */
  const declaring = (file: string, name: string): string => {
    const key = `${file} ${name}`
    const found = known.get(key) ?? findDeclaring(file, name)
    known.set(key, found)
    return found
  }
  const findDeclaring = (file: string, name: string): string => {
    const on = modules.get(file)?.passesOn ?? []
    const named = on.find(({ names }) => names?.includes(name))
    if (named) return declaring(named.from, name)
    if (declares(file, name)) return file
    const starred = on.filter(({ names }) => !names).map(({ from }) => declaring(from, name))
    return starred.find((one) => declares(one, name)) ?? file
  }

  const users = new Map<string, Set<string>>()
  const use = (file: string, by: string) => users.set(file, (users.get(file) ?? new Set()).add(by))
  for (const [file, { imports, passesOn }] of modules) {
    for (const { from, names } of imports)
      for (const one of names?.map((name) => declaring(from, name)) ?? [from]) use(one, file)
    // A file that imports all of this one imports everything it re-exports.
    for (const { from } of passesOn) use(from, file)
  }

  /** All files that import these directly or indirectly, including themselves; nothing is followed beyond `ends`. */
  const reachedFrom = (changed: readonly string[], ends: (file: string) => boolean): Set<string> => {
    const reached = new Set<string>()
    const left = [...changed]
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      if (reached.has(file)) continue
      reached.add(file)
      if (!ends(file) || changed.includes(file)) left.push(...(users.get(file) ?? []))
    }
    return reached
  }
  return { reachedFrom }
}
