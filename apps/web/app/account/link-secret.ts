/** The tab's own storage; a browser that forbids it only loses the secret with a reload. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Place = { hash: string }

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

const quietly = <T>(act: () => T): T | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}

/**
 * The secret after a link's `#`. The address bar and the history must not keep it, so the tab does: a reload or a step
 * back finds it again, and a new link in the same tab replaces it.
 */
export const linkSecretIn = ({ hash }: Place, store: Store, name: string): string => {
  const given = decoded(hash)
  if (given) quietly(() => store.setItem(name, given))
  return given || (quietly(() => store.getItem(name)) ?? '')
}

/** Forgets a secret that was used. */
export const forgetLinkSecret = (store: Store, name: string): void => void quietly(() => store.removeItem(name))
