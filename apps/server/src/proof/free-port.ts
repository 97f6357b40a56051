import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Systems assign ephemeral ports from 32768 on: a port found here isn't taken by someone's outgoing connection before
 * it is used.
 */
const first = 15_000
const end = 32_000
const tries = 50

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** A port of this machine that nothing listens on right now and that isn't assigned by chance. */
export const freePort = async (): Promise<number> => {
  for (let at = 0; at < tries; at += 1) {
    const port = randomInt(first, end)
    if (await isFree(port)) return port
  }
  throw new Error(`${tries} ports between ${first} and ${end} are taken.`)
}
