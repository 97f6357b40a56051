/** Types of groups with shared defaults, least specific first. */
export const groupKinds = ['destination', 'brand', 'portfolio', 'tag'] as const
export type GroupKind = (typeof groupKinds)[number]

/** Areas a destination group can cover, widest first. */
export const groupAreaKinds = ['country', 'state', 'region', 'town'] as const
export type GroupAreaKind = (typeof groupAreaKinds)[number]

export type GroupSource = { from: 'group'; id: number; kind: GroupKind; areaKind: GroupAreaKind | null }
/** The source of a default: the company for every home, a group for its homes, or a home for itself. */
export type DefaultSource = { from: 'company' } | GroupSource | { from: 'home' }

const groupRank = ({ kind, areaKind }: GroupSource): number =>
  kind === 'destination'
    ? (areaKind ? groupAreaKinds.indexOf(areaKind) : 0) / groupAreaKinds.length
    : groupKinds.indexOf(kind)

const rankOf = (source: DefaultSource): number =>
  source.from === 'company' ? -1 : source.from === 'home' ? groupKinds.length : groupRank(source)

const ageOf = (source: DefaultSource): number => (source.from === 'group' ? source.id : 0)

/**
 * Orders sources from least to most specific: company, destination (a town after its country), brand, portfolio, tag,
 * home. Of two groups of one kind, the one created last is more specific.
 */
export const compareSources = (a: DefaultSource, b: DefaultSource): number =>
  rankOf(a) - rankOf(b) || ageOf(a) - ageOf(b)

export type Layer<Value> = { source: DefaultSource; value: Value }

/** The layer that applies to a home: the most specific one. Undefined if nothing is set. */
export const resolveDefault = <Value>(layers: readonly Layer<Value>[]): Layer<Value> | undefined =>
  layers.toSorted((a, b) => compareSources(a.source, b.source)).at(-1)
