/** Lists in this browser: favorites until login, and recently viewed homes. */
export type DeviceList = 'favorites' | 'seen'

const most: Readonly<Record<DeviceList, number>> = { favorites: 100, seen: 12 }

const isId = (one: unknown): one is number => Number.isSafeInteger(one) && (one as number) > 0

/** Home ids, newest first. */
export const deviceList = (name: DeviceList): number[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isId).slice(0, most[name]) : []
  } catch {
    return []
  }
}

export const saveDeviceList = (name: DeviceList, ids: readonly number[]): void => {
  try {
    if (ids.length > 0) localStorage.setItem(name, JSON.stringify(ids.slice(0, most[name])))
    else localStorage.removeItem(name)
  } catch {
    // Without storage nothing is saved.
  }
}

/** Moves a home to the top of the list. */
export const recordViewed = (id: number): void =>
  saveDeviceList('seen', [id, ...deviceList('seen').filter((other) => other !== id)])
