const name = 'friends-keys'

/** The friend's id and key for each name added on this device. */
export type FriendKeys = Readonly<Record<string, string>>

/** Empty if the browser has no storage. */
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
    // Without storage, the friend is still on the list, and the guest can remove them.
  }
}

export const saveFriendKey = (id: number, key: string): void => keep({ ...friendKeys(), [id]: key })

export const removeFriendKey = (id: number): void => {
  const { [String(id)]: _, ...others } = friendKeys()
  keep(others)
}
