/** The part of `sessionStorage` in use; a map replaces it if unavailable. */
export type DraftStore = {
  readonly length: number
  key: (index: number) => string | null
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

export type DraftOptions = {
  /** The drafts' owner; another person on the same device never sees them. */
  user: string
  /** Increased when the shape of the stored form changes: older drafts are dropped without guessing. */
  version: number
  /** Minutes after the last change until a draft expires. */
  minutes?: number
  store?: DraftStore
  now?: () => number
}

export type Drafts = {
  /** The draft stored under a name, if it has this version and user and hasn't expired. */
  read: <Form>(name: string) => Form | undefined
  keep: (name: string, form: unknown) => void
  /** Call when the form is done. */
  drop: (name: string) => void
}

type StoredDraft = { version: number; until: number; form: unknown }

const prefix = 'draft'
const defaultMinutes = 120

const memory = new Map<string, string>()
const memoryStore: DraftStore = {
  get length() {
    return memory.size
  },
  key: (index) => [...memory.keys()][index] ?? null,
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
}

/** The tab's own storage, which survives a reload and a crash; memory if it is turned off or unavailable. */
const tabStore = (): DraftStore => {
  try {
    return globalThis.sessionStorage ?? memoryStore
  } catch {
    return memoryStore
  }
}

const parsed = (text: string | null): StoredDraft | undefined => {
  try {
    const stored = JSON.parse(text ?? 'null') as StoredDraft | null
    return typeof stored?.version === 'number' && typeof stored.until === 'number' ? stored : undefined
  } catch {
    return undefined
  }
}

const sweep = (store: DraftStore, now: number): void => {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index))
  for (const key of keys) {
    if (!key?.startsWith(`${prefix}:`)) continue
    const stored = parsed(store.getItem(key))
    if (!stored || stored.until <= now) store.removeItem(key)
  }
}

/**
 * Saves what someone types, so that a reload, a lost race, or a crashed tab loses nothing. Never pass a card number.
 */
export const openDrafts = (options: DraftOptions): Drafts => {
  const { user, version, minutes = defaultMinutes, store = tabStore(), now = Date.now } = options
  const keyOf = (name: string) => `${prefix}:${user}:${name}`
  sweep(store, now())
  return {
    read: <Form>(name: string) => {
      const stored = parsed(store.getItem(keyOf(name)))
      if (stored && stored.version === version && stored.until > now()) return stored.form as Form
      store.removeItem(keyOf(name))
      return undefined
    },
    keep: (name, form) => {
      const stored: StoredDraft = { version, until: now() + minutes * 60_000, form }
      try {
        store.setItem(keyOf(name), JSON.stringify(stored))
      } catch {
        // A full or forbidden store must never prevent typing.
      }
    },
    drop: (name) => store.removeItem(keyOf(name)),
  }
}
