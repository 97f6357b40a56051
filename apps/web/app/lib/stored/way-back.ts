/** How long until the next try, in milliseconds: soon at first, then once a minute. */
const triesAfterMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const
const key = 'way-back'
/** After this long without a try, counting starts over. */
const forgottenAfterMs = 120_000

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** How often an address has been tried so far, across page loads: each try waits longer. */
export const triesOf = (address: string, now: number, store: Store): number => {
  const [last = '', tries = '', at = ''] = (store.getItem(key) ?? '').split('\n')
  return last === address && now - Number(at) < forgottenAfterMs ? Number(tries) : 0
}

/** Records one more try; returns how many there were. */
export const noteTry = (address: string, now: number, store: Store): number => {
  const tries = triesOf(address, now, store) + 1
  store.setItem(key, `${address}\n${tries}\n${now}`)
  return tries
}

export const tryAfterMs = (tries: number): number => triesAfterMs[Math.min(tries, triesAfterMs.length - 1)] ?? 60_000
