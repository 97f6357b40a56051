const name = 'friends-keys'

/** What this device stores for each name added with it: the friend's id and key. */
export type FriendKeys = Readonly<Record<string, string>>

/** Empty where the browser has no storage. */
export const friendKeys = (): FriendKeys => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, key]) => typeof key === 'string'))
  } catch {
    return {}
  }
}

const keep = (keys: FriendKeys): void => {
  try {
    localStorage.setItem(name, JSON.stringify(keys))
  } catch {
    // Without storage the friend is on the list all the same, and the guest can remove them.
  }
}

export const saveFriendKey = (id: number, key: string): void => keep({ ...friendKeys(), [id]: key })

export const removeFriendKey = (id: number): void => {
  const { [String(id)]: _, ...others } = friendKeys()
  keep(others)
}
