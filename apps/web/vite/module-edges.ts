import { posix } from 'node:path'
import { parseSync } from 'vite'

/** A module as the bundler read it. */
export type ReadModule = {
  id: string
  /** After other plugins changed it. */
  code: string
  isEntry: boolean
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
export type Modules = ReadonlyMap<string, ReadModule>

type PassedOn = { from: string; name: string | undefined; as: string | undefined }
type Declared = { imports: { from: string; name: string | undefined }[]; passedOn: PassedOn[]; own: Set<string> }

/** What a module imports, passes on, and declares, by name; types aside. Without a name it is everything. */
const declared = ({ id, code }: ReadModule): Declared => {
  const { module } = parseSync(id.split('?')[0] ?? id, code, { lang: 'tsx' })
  const exports = module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ importName: { kind, name } }) => ({
        from: moduleRequest.value,
        name: kind === 'NamespaceObject' ? undefined : (name ?? 'default'),
      })),
  )
  const passedOn = exports.flatMap(({ moduleRequest, importName, exportName }) =>
    moduleRequest
      ? [{ from: moduleRequest.value, name: importName.name ?? undefined, as: exportName.name ?? undefined }]
      : [],
  )
  const own = exports.flatMap(({ moduleRequest, exportName }) => (moduleRequest ? [] : [exportName.name ?? 'default']))
  return { imports, passedOn, own: new Set(own) }
}

/**
 * The modules that load together with each module. An import from a package's index counts as one from the module that
 * declares the name, as in the bundle.
 */
export const staticEdges = (modules: Modules): Map<string, Set<string>> => {
  const known = new Map([...modules.values()].map((module) => [module.id, declared(module)]))
  /** An index that only passes on what other modules declare isn't in the bundle. */
  const isIndex = (id: string): boolean => /\/packages\/[^?]+\/index\.ts$/.test(id) && known.get(id)?.own.size === 0
  const indexes = [...modules.keys()].filter((id) => id.endsWith('/index.ts'))

  const target = (specifier: string, importer: string): string | undefined => {
    const [, name, part] = /^@porchlight\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? []
    if (!name) return [posix.join(posix.dirname(importer), specifier)].find((id) => modules.has(id))
    return indexes.find((id) => id.endsWith(`/packages/${name}/src/${part ? `${part}/` : ''}index.ts`))
  }
  /** The module that declares what an index passes on as `wanted`. */
  const declaring = (index: string, wanted: string): string | undefined => {
    for (const { from, name, as } of known.get(index)?.passedOn ?? []) {
      const module = target(from, index)
      if (!module || (as !== undefined && as !== wanted)) continue
      const isWhole = as !== undefined && name === undefined
      const found = isIndex(module) && !isWhole ? declaring(module, name ?? wanted) : module
      if (found && (as !== undefined || found !== module || known.get(module)?.own.has(wanted))) return found
    }
    return undefined
  }
  const fromIndexes = (id: string): string[] =>
    (known.get(id)?.imports ?? []).flatMap(({ from, name }) => {
      const index = target(from, id)
      if (!index || !isIndex(index)) return []
      return (name === undefined ? index : declaring(index, name)) ?? []
    })
  return new Map(
    [...modules.values()].map(({ id, importedIds }) => [
      id,
      new Set([...importedIds.filter((one) => !isIndex(one)), ...fromIndexes(id)]),
    ]),
  )
}
