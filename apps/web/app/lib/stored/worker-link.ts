import type { ToWorker } from './messages.ts'

/** A busy or broken worker must not hold up a page. */
const patienceMs = 5_000

/** The worker's answer; undefined if there is no worker or it doesn't answer. */
export const askWorker = <Answer>(message: ToWorker): Promise<Answer | undefined> => {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return Promise.resolve(undefined)
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patienceMs)
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      clearTimeout(timer)
      resolve(data)
    }
    worker.postMessage(message, [port2])
  })
}
