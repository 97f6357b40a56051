import type { CompanyBankAccount } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import type { Config } from '../../config.ts'
import { storedConnections } from './connection-rows.ts'
import { connectionsChanged } from './events.ts'
import { accountView, type Environment, inForce, type StoredConnections } from './rules.ts'

type CompanyBankAccounts = { trust: CompanyBankAccount | null; operating: CompanyBankAccount | null }
type InForce = Pick<Config, 'mail' | 'incoming' | 'payments' | 'payouts' | 'assistant'>

/** This node's connections: what the environment sets, and what administrators entered for the rest. */
export interface Connections {
  readonly environment: Environment<Config['payouts']>
  /** The company's own accounts, for documents that tell the bank what to transfer. */
  readonly bankAccounts: CompanyBankAccounts
  /** Reloads the settings and reconnects what changed. */
  refresh(): Promise<void>
  /** Keeps following changes from every node. */
  follow(): Promise<void>
  stop(): Promise<void>
}

declare module '#kernel/app' {
  interface Adapters {
    connections: Connections
  }
}

class NodeConnections implements Connections {
  readonly environment: Environment<Config['payouts']>
  #bankAccounts: CompanyBankAccounts = { trust: null, operating: null }
  readonly #app: App
  #applied = ''
  #running: Promise<void> = Promise.resolve()
  #follower: Promise<{ stop: () => Promise<void> }> | undefined

  constructor(app: App) {
    const { mail, incoming, payments, payouts, stripeUrl } = app.config
    this.environment = { mail, incoming, payments, payouts, stripeUrl }
    this.#applied = JSON.stringify({ mail, incoming, payments, payouts })
    this.#app = app
  }

  get bankAccounts(): CompanyBankAccounts {
    return this.#bankAccounts
  }

  refresh(): Promise<void> {
    // One at a time: two at once could leave the older settings in force.
    this.#running = this.#running.catch(() => {}).then(() => this.#load())
    return this.#running
  }

  async #load(): Promise<void> {
    const { work, seal } = this.#app
    const stored: StoredConnections = await work.read((ctx: ReadCtx) => storedConnections(ctx, seal))
    this.#bankAccounts = {
      trust: accountView(stored.bank?.trust),
      operating: accountView(stored.bank?.operating),
    }
    this.#apply(inForce(this.environment, stored))
  }

  /** Adapters are replaced only if something differs, so that work in progress continues. */
  #apply(settings: InForce): void {
    const next = JSON.stringify(settings)
    if (next === this.#applied) return
    this.#applied = next
    const { adapters, config } = this.#app
    Object.assign(config, settings)
    adapters.gatewayConnector.connect()
    adapters.mailConnector.connect()
  }

  async follow(): Promise<void> {
    const again = () => {
      this.refresh().catch((error) => this.#app.log.error({ error }, 'could not load the connections'))
    }
    this.#follower ??= this.#app.follow.start({
      onNotice: ({ name }) => {
        if (name === connectionsChanged.event) again()
      },
      onGap: again,
    })
    await this.#follower
    await this.refresh()
  }

  async stop(): Promise<void> {
    await (await this.#follower)?.stop()
  }
}

export const createConnections = (app: App): Connections => new NodeConnections(app)
