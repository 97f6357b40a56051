import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Systems hand out ports of their own from 32768 on: what is found here is not taken by someone's outgoing connection before it is used. */
const first = 15_000
const end = 32_000
const tries = 50

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** A port of this machine that nothing listens on at the moment, and that nothing gets by chance. */
export const freePort = async (): Promise<number> => {
  for (let at = 0; at < tries; at += 1) {
    const port = randomInt(first, end)
    if (await isFree(port)) return port
  }
  throw new Error(`${tries} ports between ${first} and ${end} are taken.`)
}
