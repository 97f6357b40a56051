import type { ToWorker } from './messages.ts'

/** A worker that is busy or broken must not hold a page up. */
const patienceMs = 5_000

/** The worker's answer; undefined when there is none to ask, or it does not answer. */
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
