/** The names and email of the setup form; its passwords are never stored. */
const stored = ['firstName', 'lastName', 'email'] as const
type Name = (typeof stored)[number]
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const storedAs = 'setup-person'

/** What was typed before a reload of the tab, field by field. */
export const typedPerson = (store: Store): [Name, string][] => {
  try {
    const person = JSON.parse(store.getItem(storedAs) ?? '{}') as Partial<Record<Name, unknown>>
    return stored.flatMap((name) => {
      const text = person[name]
      return typeof text === 'string' && text !== '' ? [[name, text] as [Name, string]] : []
    })
  } catch {
    return []
  }
}

/** Stores what was typed for a reload of the tab; an empty form leaves what is stored. */
export const storePerson = (store: Store, person: Record<Name, string>): void => {
  const typed = Object.fromEntries(stored.map((name) => [name, person[name]]))
  if (Object.values(typed).every((text) => text === '')) return
  try {
    store.setItem(storedAs, JSON.stringify(typed))
  } catch {
    // Without storage there is nothing to restore.
  }
}

export const forgetPerson = (store: Store): void => {
  try {
    store.removeItem(storedAs)
  } catch {
    // Nothing was stored.
  }
}
