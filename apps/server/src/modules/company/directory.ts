import type { PostalAddress } from '@porchlight/contract'
import type { Brand, BrandDirectory } from '#http/site'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { sheetAddress } from './brand-stylesheet.ts'
import { type Settings, settingsNow } from './queries.ts'
import { addressLine } from './rules.ts'

type Snapshot = {
  legalName: string | null
  timeZone: string | null
  address: PostalAddress | null
  brands: ReadonlyMap<string, Brand>
  hosts: ReadonlyMap<string, Brand>
  first: Brand | undefined
}

const snapshotOf = ({ company, brands }: Settings): Snapshot => {
  const made = company
    ? brands.map((row): Brand & { hosts: string[] } => ({
        id: row.id,
        name: row.name,
        theme: row.theme,
        legalName: row.legal_name ?? company.legal_name,
        contactEmail: row.contact_email,
        contactPhone: row.contact_phone,
        postalAddress: addressLine(row.address ?? company.address),
        currency: company.currency,
        locale: row.locale,
        accent: row.accent,
        sheet: sheetAddress(row),
        host: row.is_default ? null : (row.hosts[0] ?? null),
        hosts: row.hosts,
      }))
    : []
  return {
    legalName: company?.legal_name ?? null,
    timeZone: company?.time_zone ?? null,
    address: company?.address ?? null,
    brands: new Map(made.map((brand) => [brand.id, brand])),
    hosts: new Map(made.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const))),
    first: made[0],
  }
}

/** Events after which the settings are reloaded. */
const followed = new Set(['company.changed'])

/**
 * The company and its brands in this node's memory, as current as the events that have reached it: every page, email,
 * and document needs them, and none waits for the database.
 */
class Directory implements BrandDirectory {
  readonly #app: App
  #snapshot: Snapshot = snapshotOf({ company: undefined, brands: [] })
  #follower: Promise<{ stop: () => Promise<void> }> | undefined

  constructor(app: App) {
    this.#app = app
  }

  get legalName(): string | null {
    return this.#snapshot.legalName
  }

  get timeZone(): string | null {
    return this.#snapshot.timeZone
  }

  get address(): PostalAddress | null {
    return this.#snapshot.address
  }

  brand({ host, brandId }: { host?: string | undefined; brandId?: string | null | undefined } = {}): Brand | undefined {
    const { brands, hosts, first } = this.#snapshot
    const requested = brandId ? brands.get(brandId) : host && hosts.get(host.toLowerCase())
    return requested || brands.get(this.#app.config.site ?? '') || first
  }

  async refresh(): Promise<void> {
    this.#snapshot = snapshotOf(await this.#app.work.read((ctx: ReadCtx) => settingsNow(ctx)))
  }

  async follow(): Promise<void> {
    const again = () => {
      this.refresh().catch((error) => this.#app.log.error({ error }, 'could not load the company'))
    }
    this.#follower ??= this.#app.follow.start({
      onNotice: ({ name }) => {
        if (followed.has(name)) again()
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

export const createDirectory = (app: App): BrandDirectory => new Directory(app)
