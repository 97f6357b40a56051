import { createApp } from '../app.ts'
import { loadConfig } from '../config.ts'
import { createLogger } from '../kernel/log.ts'
import { openDatabase } from '../kernel/postgres/index.ts'
import type { Work } from '../kernel/work.ts'
import type { Boundary } from './boundary.ts'

/** The product, but it dies at one boundary of the first payment, as with `kill -9` or a power outage. */
const boundary = process.argv[2] as Boundary

const dropDead = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL')
  return new Promise<never>(() => {})
}

const config = loadConfig()
const log = createLogger(config.logLevel)
const { connection } = await openDatabase({
  dataFolder: config.dataFolder,
  databaseUrl: config.databaseUrl,
  purpose: 'a payment that is cut off',
  log,
})
const { app, server, startServing } = await createApp({ config, connection, log })

const { gateway } = app.adapters
const { work } = app
let charged = false
app.adapters.gateway = {
  ...gateway,
  async charge(request) {
    if (boundary === 'before the gateway is asked') return dropDead()
    const answer = await gateway.charge(request)
    if (boundary === 'after the gateway has charged') return dropDead()
    charged = true
    return answer
  },
}
const deadlyOnceCharged = (all: Work): Work => {
  const thenDie =
    (transact: Work['write']): Work['write'] =>
    async (run) => {
      const result = await transact(run)
      return charged ? dropDead() : result
    }
  return {
    ...all,
    write: thenDie(all.write),
    together: thenDie(all.together),
    as: (requestId) => deadlyOnceCharged(all.as(requestId)),
  }
}
Object.assign(app, { work: deadlyOnceCharged(work) })

await app.queue.prepare()
await startServing()
await server.listen({ port: config.port, host: config.host })
