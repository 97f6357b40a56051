/** How long a chunk of the application can take to load (account spec section 7). */
export const chunkTimeoutMs = 120_000
const chunkLoadError = 'ChunkLoadError'

/** Whether a chunk of the application did not load in time. */
export const isChunkLoadError = (error: unknown): boolean => (error as Error | undefined)?.name === chunkLoadError

/** A dynamic import that times out: browsers themselves wait as long as the connection hangs. */
export const inTime = <Module>(importing: Promise<Module>): Promise<Module> =>
  new Promise((resolve, reject) => {
    const tooLate = () => reject(Object.assign(new Error('Loading timed out'), { name: chunkLoadError }))
    const timer = setTimeout(tooLate, chunkTimeoutMs)
    importing.then(resolve, reject).finally(() => clearTimeout(timer))
  })
