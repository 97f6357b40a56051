import { asAppRequest } from '@porchlight/native/app'

/**
 * From now on all requests of this page are sent as the app's. `fetch` itself is replaced because the client isn't the
 * only one sending requests: the write queue, payloads, and the router do too.
 * @param supplied the native side's headers; requests wait for them, which never takes longer than `readyMs`
 */
export const sendAsApp = (supplied: Promise<Record<string, string>>): void => {
  const plain = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (...call) => plain(...asAppRequest(call, location.origin, await supplied))
}
