/** The native side has this long to answer; then the product goes on as a web page (spec section 9, open question G17). */
export const readyMs = 10_000

/** What the work gives; undefined when it fails or takes longer than that. Never throws. */
export const within = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms)
    work.then(resolve, () => resolve(undefined))
  })
