/** Homes by id, and by name for lists that identify them by name. */
export type Scope = { ids: ReadonlySet<number>; names: ReadonlySet<string> }

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

const homeKeys = new Set(['homeId', 'propertyId', 'home', 'homeIds', 'propertyIds', 'homes'])
const bookingKeys = new Set(['bookingId', 'bookingIds'])

const numbersIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is number => typeof one === 'number')

/** The homes and bookings that a request refers to, at any depth. */
export const numbersNamed = (value: unknown): { homes: number[]; bookings: number[] } => {
  if (Array.isArray(value)) {
    const parts = value.map(numbersNamed)
    return { homes: parts.flatMap(({ homes }) => homes), bookings: parts.flatMap(({ bookings }) => bookings) }
  }
  if (!isRow(value)) return { homes: [], bookings: [] }
  const parts = Object.entries(value).map(([key, part]) => ({
    ...numbersNamed(part),
    ...(homeKeys.has(key) && numbersIn(part).length > 0 && { homes: numbersIn(part) }),
    ...(bookingKeys.has(key) && numbersIn(part).length > 0 && { bookings: numbersIn(part) }),
  }))
  return { homes: parts.flatMap(({ homes }) => homes), bookings: parts.flatMap(({ bookings }) => bookings) }
}

/** Lists whose rows are homes themselves. */
const listsOfHomes = new Set(['homes', 'properties', 'affected'])

/** How a row identifies its home: an id, a name, or neither. */
const homeOfRow = (row: Row, list: string): number | string | undefined => {
  if (typeof row.homeId === 'number') return row.homeId
  for (const home of [row.home, row.property]) {
    if (isRow(home) && typeof home.id === 'number') return home.id
    if (isRow(home) && typeof home.name === 'string') return home.name
    if (typeof home === 'string') return home
  }
  return listsOfHomes.has(list) && typeof row.id === 'number' ? row.id : undefined
}

/** Whether a row belongs to a home in the scope, or to none. */
const isInside = ({ ids, names }: Scope, row: unknown, list = ''): boolean => {
  if (!isRow(row)) return true
  const home = homeOfRow(row, list)
  return home === undefined || (typeof home === 'number' ? ids.has(home) : names.has(home))
}

/** Whether the subject of an answer is in the scope: its own home, or that of the one thing it describes. */
export const isWithin = (scope: Scope, results: unknown): boolean =>
  isInside(scope, results) && (!isRow(results) || Object.values(results).every((part) => isInside(scope, part)))

const rowsIn = (value: Row): number =>
  Object.values(value).reduce<number>((sum, part) => sum + (Array.isArray(part) ? part.length : 0), 0)

/** A total beside a list counts none of the rows that were filtered out. */
const withTotalOf = (before: Row, after: Row): Row =>
  typeof before.total === 'number'
    ? { ...after, total: Math.max(0, before.total - rowsIn(before) + rowsIn(after)) }
    : after

/** A value without the rows of homes outside the scope, at any depth. */
export const narrowed = (scope: Scope, value: unknown, list = ''): unknown => {
  if (Array.isArray(value))
    return value.filter((row) => isInside(scope, row, list)).map((row) => narrowed(scope, row, list))
  if (!isRow(value) || value instanceof Date) return value
  return withTotalOf(
    value,
    Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, narrowed(scope, part, key === 'data' ? list : key)]),
    ),
  )
}
