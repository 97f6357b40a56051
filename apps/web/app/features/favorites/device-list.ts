/** Lists of homes that this browser keeps by itself: favorites until someone logs in, and what was looked at last. */
export type DeviceList = 'favorites' | 'seen'

const most: Readonly<Record<DeviceList, number>> = { favorites: 100, seen: 12 }

const isId = (one: unknown): one is number => Number.isSafeInteger(one) && (one as number) > 0

/** Ids of homes, the newest first. */
export const deviceList = (name: DeviceList): number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isId).slice(0, most[name]) : []
  } catch {
    return []
  }
}

export const keepDeviceList = (name: DeviceList, ids: readonly number[]): void => {
  try {
    if (ids.length > 0) localStorage.setItem(name, JSON.stringify(ids.slice(0, most[name])))
    else localStorage.removeItem(name)
  } catch {
    // A browser without storage keeps nothing.
  }
}

/** Puts a home at the head of the list. */
export const noteSeen = (id: number): void =>
  keepDeviceList('seen', [id, ...deviceList('seen').filter((other) => other !== id)])
