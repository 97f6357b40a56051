import { posix } from 'node:path'
import { type Plugin, parseSync } from 'vite'

/** A module as the bundler read it. */
export type Read = {
  id: string
  code: string
  isEntry: boolean
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
type Modules = ReadonlyMap<string, Read>

const portals = ['account', 'me', 'owner', 'partner', 'staff', 'traveler'] as const
const firstPage = /\/app\/(root|entry\.client|site\/(layout|(home|search|property|journal)\/page))\./

/** The portal an entry belongs to; `public` for pages of the site and for what every page loads. */
const areaOf = (id: string): string =>
  portals.find((portal) => id.includes(`/apps/web/app/${portal}/`)) ?? publicSite

/** A module that only passes on names of others; the bundler leaves it out. */
const isIndex = (id: string): boolean => /\/packages\/[^?]+\/index\.ts$/.test(id)

type Declarations = { module: string; name: string | undefined; as: string | undefined }[]

/** Names a module imports or passes on, each with the module it names; types aside. */
const declarations = ({ id, code }: Read): { imports: Declarations; exports: Declarations; own: Set<string> } => {
  const { module } = parseSync(id.split('?')[0] ?? id, code, { lang: 'tsx' })
  const exported = module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
  return {
    imports: module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries
        .filter(({ isType }) => !isType)
        .map(({ importName }) => ({
          module: moduleRequest.value,
          name: importName.kind === 'NamespaceObject' ? undefined : (importName.name ?? 'default'),
          as: undefined,
        })),
    ),
    exports: exported.flatMap(({ moduleRequest, importName, exportName }) =>
      moduleRequest
        ? [{ module: moduleRequest.value, name: importName.name ?? undefined, as: exportName.name ?? undefined }]
        : [],
    ),
    own: new Set(exported.flatMap(({ moduleRequest, exportName }) => (moduleRequest ? [] : [exportName.name ?? 'default']))),
  }
}

/** The modules each module loads with itself. An import from an index counts as one from the module that declares it. */
const loads = (modules: Modules): Map<string, Set<string>> => {
  const known = new Map([...modules.values()].map((module) => [module.id, declarations(module)]))
  const indexes = [...modules.keys()].filter(isIndex)

  const target = (specifier: string, importer: string): string | undefined => {
    const [, name, part] = /^@porchlight\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? []
    const file = name
      ? `/packages/${name}/src/${part ? `${part}/` : ''}index.ts`
      : posix.join(posix.dirname(importer), specifier)
    return indexes.find((id) => id.endsWith(file)) ?? (modules.has(file) ? file : undefined)
  }
  /** The module that declares what an index passes on under a name. */
  const declaring = (index: string, name: string): string | undefined => {
    for (const { module, as, name: original } of known.get(index)?.exports ?? []) {
      const from = target(module, index)
      if (!from || (as !== undefined && as !== name)) continue
      if (isIndex(from)) {
        const found = original === undefined && as !== undefined ? from : declaring(from, original ?? name)
        if (found) return found
      } else if (as === name || known.get(from)?.own.has(name)) return from
    }
    return undefined
  }
  return new Map(
    [...modules.values()].map(({ id, importedIds }) => {
      const named = (known.get(id)?.imports ?? []).flatMap(({ module, name }) => {
        const from = target(module, id)
        if (!from || !isIndex(from)) return []
        const found = name === undefined ? from : declaring(from, name)
        return found ? [found] : []
      })
      return [id, new Set([...importedIds.filter((one) => !isIndex(one)), ...named])]
    }),
  )
}

const closure = <T>(start: T, next: (one: T) => Iterable<T>): Set<T> => {
  const seen = new Set([start])
  for (const id of seen) for (const one of next(id)) seen.add(one)
  return seen
}

/** Modules that the same pages and lazy parts load: one file at least. */
type Unit = {
  modules: string[]
  /** Characters of source. */
  size: number
  /** Pages and lazy parts that load it, one bit each. */
  users: bigint
  imports: Set<Unit>
}

const count = (bits: bigint): number => {
  let rest = bits
  let found = 0
  for (; rest > 0n; rest &= rest - 1n) found += 1
  return found
}

const unitsOf = (modules: Modules, edges: ReadonlyMap<string, Set<string>>, usersOf: ReadonlyMap<string, bigint>) => {
  const units = new Map<bigint, Unit>()
  const unitOf = new Map<string, Unit>()
  for (const [id, users] of usersOf) {
    const unit = units.get(users) ?? { modules: [], size: 0, users, imports: new Set() }
    unit.modules.push(id)
    unit.size += modules.get(id)?.code.length ?? 0
    units.set(users, unit)
    unitOf.set(id, unit)
  }
  for (const [id, unit] of unitOf)
    for (const next of edges.get(id) ?? []) {
      const imported = unitOf.get(next)
      if (imported && imported !== unit) unit.imports.add(imported)
    }
  return [...units.values()]
}

/** What one file instead of two saves over all pages and lazy parts, in characters of source. */
const gain = (one: Unit, other: Unit, worthOfAFile: number): number =>
  worthOfAFile * count(one.users & other.users) -
  one.size * count(other.users & ~one.users) -
  other.size * count(one.users & ~other.users)

/** One of the two imports the other through a third: as one file, they and the third would import each other. */
const wouldCircle = (one: Unit, other: Unit): boolean => {
  const passes = (from: Unit, to: Unit) =>
    [...from.imports].some((next) => next !== to && closure(next, ({ imports }) => imports).has(to))
  return passes(one, other) || passes(other, one)
}

/** Merges pairs while it saves something, the best first. Only units that the same visitors load are merged. */
const merged = (units: Unit[], visitors: bigint, worthOfAFile: number): Unit[] => {
  const left = new Set(units)
  const refused = new Set<string>()
  const numbers = new Map(units.map((unit, at) => [unit, at]))
  const best = (unit: Unit) => {
    let found: { other: Unit; saves: number } | undefined
    for (const other of left) {
      if (other === unit || (other.users & visitors) !== (unit.users & visitors)) continue
      const saves = gain(unit, other, worthOfAFile)
      if (saves <= (found?.saves ?? 0)) continue
      if (refused.has(`${numbers.get(unit)} ${numbers.get(other)}`)) continue
      found = { other, saves }
    }
    return found
  }
  const choices = new Map([...left].map((unit) => [unit, best(unit)]))
  for (;;) {
    const [unit, choice] =
      [...choices].reduce<[Unit, ReturnType<typeof best>] | undefined>(
        (top, next) => ((next[1]?.saves ?? 0) > (top?.[1]?.saves ?? 0) ? next : top),
        undefined,
      ) ?? []
    if (!unit || !choice) return [...left]
    const { other } = choice
    if (wouldCircle(unit, other)) {
      refused.add(`${numbers.get(unit)} ${numbers.get(other)}`).add(`${numbers.get(other)} ${numbers.get(unit)}`)
      choices.set(unit, best(unit)).set(other, best(other))
      continue
    }
    unit.modules.push(...other.modules)
    unit.size += other.size
    unit.users |= other.users
    for (const next of other.imports) unit.imports.add(next)
    unit.imports.delete(unit)
    left.delete(other)
    choices.delete(other)
    for (const one of units) if (one.imports.delete(other) && one !== unit) one.imports.add(unit)
    for (const [one, chosen] of choices)
      if (one === unit || chosen?.other === other || chosen?.other === unit) choices.set(one, best(one))
      else {
        const saves =
          (one.users & visitors) === (unit.users & visitors) ? gain(one, unit, worthOfAFile) : 0
        if (saves > (chosen?.saves ?? 0) && !refused.has(`${numbers.get(one)} ${numbers.get(unit)}`))
          choices.set(one, { other: unit, saves })
      }
  }
}

/**
 * The shared file each module belongs in, by module. Pages, lazy parts, and what only one of them loads have none.
 *
 * Left alone, the bundler makes a file for every set of pages that share a module: a screen of the console loads 180,
 * most below 2 kB. Here, files become one where that saves more requests than it costs bytes. Files are only merged if
 * exactly the same public pages load them, so that no visitor loads more than before.
 */
export const sharedFiles = (modules: Modules, worthOfAFile = Number(process.env.WORTH ?? 12_000)): Map<string, string> => {
  const all = [...modules.values()]
  const edges = loads(modules)
  const lazyParts = new Set(all.flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds))
  const pages = all.filter(({ isEntry }) => isEntry).map(({ id }) => id)
  const loadedBy = new Map([...pages, ...lazyParts].map((id) => [id, closure(id, (one) => edges.get(one) ?? [])]))

  const open = new Set(pages.filter((id) => firstPage.test(id) || !id.includes('/apps/web/app/')))

  const usersOf = new Map<string, bigint>()
  let visitors = 0n
  for (const [at, [page, loaded]] of [...loadedBy].entries()) {
    const bit = 1n << BigInt(at)
    if (open.has(page)) visitors |= bit
    for (const id of loaded) usersOf.set(id, (usersOf.get(id) ?? 0n) | bit)
  }
  const units = unitsOf(modules, edges, usersOf)
  const isShared = ({ users }: Unit) => count(users) > 1
  const files = merged(units.filter(isShared), visitors, worthOfAFile)
  return new Map(files.flatMap(({ modules }, at) => modules.map((id) => [id, `shared-${at + 1}`] as const)))
}

/** Puts what several pages load into shared files. The config's own groups come first. */
export const sharedChunks = (): Plugin => {
  let files = new Map<string, string>()
  return {
    name: 'porchlight-shared-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // The bundler asks for this where a file doesn't take what its modules import along.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (options) => {
      const splitting = typeof options.codeSplitting === 'object' ? options.codeSplitting : {}
      const shared = {
        name: (id: string) => files.get(id),
        debugName: 'shared',
        includeDependenciesRecursively: false,
      }
      return { ...options, codeSplitting: { ...splitting, groups: [...(splitting.groups ?? []), shared] } }
    },
    renderStart() {
      const read = [...this.getModuleIds()].flatMap((id): [string, Read][] => {
        const info = this.getModuleInfo(id)
        if (!info) return []
        const { code, isEntry, importedIds, dynamicallyImportedIds } = info
        return [[id, { id, code: code ?? '', isEntry, importedIds, dynamicallyImportedIds }]]
      })
      files = sharedFiles(new Map(read)); if (process.env.CHUNKS) debug(new Map(read))
    },
  }
}
export const debug = (modules: Modules) => {
  for (const w of [3000, 6000, 12000]) { const t = Date.now(); const files = sharedFiles(modules, w); console.log(w, new Set(files.values()).size, Date.now() - t, 'ms') }
}
