/**
 * The time the native side has to answer; after that, the product continues as a web page (spec section 9, open
 * question G17).
 */
export const readyMs = 10_000

/** The result of the work; undefined if it fails or takes longer than that. Never throws. */
export const within = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms)
    work.then(resolve, () => resolve(undefined))
  })
