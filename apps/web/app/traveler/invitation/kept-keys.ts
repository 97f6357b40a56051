const name = 'friends-keys'

/** What this device keeps for each name that was put on a list with it: friend's id and key. */
export type Keys = Readonly<Record<string, string>>

/** Empty where the browser keeps nothing. */
export const keptKeys = (): Keys => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, key]) => typeof key === 'string'))
  } catch {
    return {}
  }
}

const keep = (keys: Keys): void => {
  try {
    localStorage.setItem(name, JSON.stringify(keys))
  } catch {
    // Without room the friend is on the list all the same, and the guest can take him off.
  }
}

export const keepKey = (id: number, key: string): void => keep({ ...keptKeys(), [id]: key })

export const forgetKey = (id: number): void => {
  const { [String(id)]: _, ...others } = keptKeys()
  keep(others)
}
