import compileText from 'icu-minify/compile'

/** A parsed ICU MessageFormat text: text, `0` for `#`, `[name]`, `[name, kind, branches]` or `[tag, ...children]`. */
export type IcuNode = string | 0 | [name: string, kind?: unknown, rest?: unknown, ...more: unknown[]]
export type Branches = Record<string, IcuNode | IcuNode[]>

export const kinds = { select: 1, plural: 2, ordinal: 3, number: 4 } as const
const branching: readonly unknown[] = [kinds.select, kinds.plural, kinds.ordinal]

/** Throws if the text isn't valid ICU MessageFormat. */
export const parseMessage = (text: string): IcuNode[] => {
  const parsed = compileText(text) as string | IcuNode[]
  return typeof parsed === 'string' ? [parsed] : parsed
}

export const isTag = ([, kind]: Exclude<IcuNode, string | 0>): boolean =>
  kind !== undefined && (typeof kind !== 'number' || kind === 0)

export const childrenOf = ([, ...children]: Exclude<IcuNode, string | 0>): IcuNode[] => children as IcuNode[]

/** The branches of a plural or select by name. */
export const branchesOf = ([, kind, rest]: Exclude<IcuNode, string | 0>): [string, IcuNode[]][] =>
  branching.includes(kind)
    ? Object.entries(rest as Branches).map(([name, branch]) => [
        name,
        Array.isArray(branch) ? (branch as IcuNode[]) : [branch],
      ])
    : []

/** The names of a message's values; some may be repeated. */
export const argumentsOf = (nodes: readonly IcuNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node !== 'object') return []
    if (isTag(node)) return argumentsOf(childrenOf(node))
    return [node[0], ...branchesOf(node).flatMap(([, inner]) => argumentsOf(inner))]
  })

/** The same message with every piece of its text transformed. */
export const rewritten = (node: IcuNode, change: (text: string) => string): IcuNode => {
  const each = (one: IcuNode) => rewritten(one, change)
  if (typeof node === 'string') return change(node)
  if (node === 0) return node
  if (isTag(node)) return [node[0], ...childrenOf(node).map(each)]
  const branches = branchesOf(node).map(([name, nodes]) => [name, nodes.map(each)])
  return branches.length === 0 ? node : [node[0], node[1], Object.fromEntries(branches)]
}
