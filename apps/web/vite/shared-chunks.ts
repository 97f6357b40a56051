import type { Plugin } from 'vite'
import { type Modules, type ReadModule, staticEdges } from './module-edges.ts'

/**
 * Pages that most visitors open first. None of them loads a byte for the sake of another page. By path: who moves or
 * adds one changes it here.
 */
export const firstPage =
  /\/app\/(root|entry\.client|site\/(layout|(home|search|property|journal|pages|services)\/[\w-]+))\.tsx/

/**
 * Characters of source that a page may load in vain to load one file less: about 2 kB as sent, which a browser handles
 * in the time of a request.
 */
const worthOfAFile = 12_000

/** The most that a page may load in vain because two files became one; several merges add up. */
const mostInVain = 30_000

/** Modules that the same pages and lazy parts load; the bundler would make a file of them. */
type Unit = {
  modules: string[]
  /** Characters of source. */
  size: number
  /** Pages and lazy parts that load it, one bit each. */
  users: bigint
  imports: Set<Unit>
}

const closure = <T>(start: T, next: (one: T) => Iterable<T>): Set<T> => {
  const found = new Set([start])
  for (const one of found) for (const other of next(one)) found.add(other)
  return found
}

const count = (bits: bigint): number => {
  let found = 0
  for (let rest = bits; rest > 0n; rest &= rest - 1n) found += 1
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

const loadedWith = (unit: Unit): Set<Unit> => closure(unit, ({ imports }) => imports)

/** One imports the other through a third: as one file, they and the third would import each other. */
const wouldCircle = (one: Unit, other: Unit): boolean => {
  const passes = (from: Unit, to: Unit) => [...from.imports].some((next) => next !== to && loadedWith(next).has(to))
  return passes(one, other) || passes(other, one)
}

/**
 * What one file instead of two saves, over all pages and lazy parts, in characters of source; 0 if they must stay two.
 * Users of either load the other, with everything that imports.
 */
const gain = (one: Unit, other: Unit): number => {
  const needless = (unit: Unit, users: bigint) =>
    [...loadedWith(unit)].map(({ size, users: own }) => ({ size, by: count(users & ~own) })).filter(({ by }) => by > 0)
  const inVain = [needless(one, other.users), needless(other, one.users)]
  if (inVain.some((loads) => loads.reduce((sum, { size }) => sum + size, 0) > mostInVain)) return 0
  if (wouldCircle(one, other)) return 0
  const cost = inVain.flat().reduce((sum, { size, by }) => sum + size * by, 0)
  return worthOfAFile * count(one.users & other.users) - cost
}

/** The most a merge can save: the imports of the two are left out. */
const mostGain = (one: Unit, other: Unit): number =>
  worthOfAFile * count(one.users & other.users) -
  one.size * count(other.users & ~one.users) -
  other.size * count(one.users & ~other.users)

const mergeInto = (unit: Unit, other: Unit, all: readonly Unit[]): void => {
  unit.modules.push(...other.modules)
  unit.size += other.size
  for (const next of other.imports) unit.imports.add(next)
  for (const one of all) if (one.imports.delete(other)) one.imports.add(unit)
  unit.imports.delete(unit)
  for (const one of loadedWith(unit)) one.users |= unit.users | other.users
}

type Choice = { other: Unit; gain: number }

/** Merges the pair that saves most, until no pair saves anything. Units of different first pages stay apart. */
const merged = (shared: readonly Unit[], all: readonly Unit[], firstPages: bigint): Unit[] => {
  const left = new Set(shared)
  /** Exact gains found below what was hoped for. */
  const known = new Map(shared.map((unit) => [unit, new Map<Unit, number>()]))
  const better = (unit: Unit, other: Unit, than: Choice | undefined): Choice | undefined => {
    if (other === unit || (unit.users ^ other.users) & firstPages) return than
    const saved = known.get(unit)?.get(other) ?? mostGain(unit, other)
    return saved > (than?.gain ?? 0) ? { other, gain: saved } : than
  }
  const best = (unit: Unit): Choice | undefined =>
    [...left].reduce<Choice | undefined>((choice, other) => better(unit, other, choice), undefined)

  const choices = new Map(shared.map((unit) => [unit, best(unit)]))
  for (;;) {
    const [unit, choice] = [...choices].reduce((top, next) => ((next[1]?.gain ?? 0) > (top[1]?.gain ?? 0) ? next : top))
    if (!choice) return [...left]
    const { other } = choice
    const exact = gain(unit, other)
    if (exact < choice.gain) {
      known.get(unit)?.set(other, exact)
      known.get(other)?.set(unit, exact)
      choices.set(unit, best(unit)).set(other, best(other))
      continue
    }
    mergeInto(unit, other, all)
    left.delete(other)
    choices.delete(other)
    known.get(unit)?.clear()
    for (const [one, chosen] of choices) {
      known.get(one)?.delete(unit)
      const isStale = one === unit || chosen?.other === other || chosen?.other === unit
      choices.set(one, isStale ? best(one) : better(one, unit, chosen))
    }
  }
}

/**
 * The shared file each module belongs in, by module; what only one page or lazy part loads has none.
 *
 * Left alone, the bundler makes a file for every set of pages that share a module: a screen of the console loads 160,
 * most below 2 kB. Here, files become one where that saves more requests than it costs bytes.
 */
export const sharedFiles = (modules: Modules): Map<string, string> => {
  const all = [...modules.values()]
  const edges = staticEdges(modules)
  const pages = all.filter(({ isEntry }) => isEntry).map(({ id }) => id)
  const lazyParts = all.flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds)
  const usersOf = new Map<string, bigint>()
  let firstPages = 0n
  for (const [at, page] of [...new Set([...pages, ...lazyParts])].entries()) {
    const bit = 1n << BigInt(at)
    if (firstPage.test(page)) firstPages |= bit
    for (const id of closure(page, (one) => edges.get(one) ?? [])) usersOf.set(id, (usersOf.get(id) ?? 0n) | bit)
  }
  const units = unitsOf(modules, edges, usersOf)
  const shared = units.filter(({ users }) => count(users) > 1)
  if (shared.length === 0) return new Map()
  const files = merged(shared, units, firstPages)
  return new Map(files.flatMap(({ modules }, at) => modules.map((id) => [id, `shared-${at + 1}`] as const)))
}

/** Puts what several pages load into shared files. The groups of the configuration come first. */
export const sharedChunks = (): Plugin => {
  let files = new Map<string, string>()
  return {
    name: 'porchlight-shared-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // The bundler requires this where a file doesn't take along what its modules import.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (options) => {
      const splitting = typeof options.codeSplitting === 'object' ? options.codeSplitting : {}
      const shared = { name: (id: string) => files.get(id), debugName: 'shared', includeDependenciesRecursively: false }
      return { ...options, codeSplitting: { ...splitting, groups: [...(splitting.groups ?? []), shared] } }
    },
    renderStart() {
      const read = [...this.getModuleIds()].flatMap((id): [string, ReadModule][] => {
        const info = this.getModuleInfo(id)
        if (!info) return []
        const { code, isEntry, importedIds, dynamicallyImportedIds } = info
        return [[id, { id, code: code ?? '', isEntry, importedIds, dynamicallyImportedIds }]]
      })
      files = sharedFiles(new Map(read))
    },
    generateBundle(_, bundle) {
      const importsOf = (file: string) => {
        const chunk = bundle[file]
        return chunk?.type === 'chunk' ? chunk.imports : []
      }
      for (const file of Object.keys(bundle))
        for (const next of importsOf(file))
          if (closure(next, importsOf).has(file)) throw new Error(`${file} and ${next} import each other`)
    },
  }
}
