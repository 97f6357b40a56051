import type { PostalAddress, Site } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { Config } from '../config.ts'
import { connectionFaults } from '../exposure.ts'

/** A brand of the company as this node remembers it. */
export type Brand = Omit<Site, 'publicUrl' | 'timeZone'> & {
  postalAddress: string
  /** Six hexadecimal digits; null: the theme's own. */
  accent: string | null
  /** Where its own pages are; null: at the public address of the installation. */
  host: string | null
}

/** By host name, or by the brand that a booking came through. */
export type WhichBrand = { host?: string | undefined; brandId?: string | null | undefined }

/** The company and its brands, in memory. */
export interface BrandDirectory {
  /** Null until someone has entered the company. */
  readonly legalName: string | null
  /** Null where the settings of the server say it. */
  readonly timeZone: string | null
  /** The legal address of the company; null until someone has entered it. */
  readonly address: PostalAddress | null
  /** The brand asked for, else the default one; undefined before there is any. */
  brand(which?: WhichBrand): Brand | undefined
  /** Reloads everything; afterward, whatever was committed before the call is there. */
  refresh(): Promise<void>
  /** Keeps up with every node from then on. */
  follow(): Promise<void>
  stop(): Promise<void>
}

declare module '#kernel/app' {
  interface Adapters {
    brands: BrandDirectory
  }
}

type Known = Pick<App, 'config' | 'adapters'>

/** Whether the company, a brand, and what guests' money and mail travel by are there: until then the public sees no site. */
export const isOpen = ({ adapters, config }: Known): boolean =>
  adapters.brands.brand() !== undefined && connectionFaults(config).length === 0

/** What is shown to the first administrators while there is no company: the name of the host, and nothing made up. */
const unnamed = ({ publicUrl }: Config): Brand => {
  const { hostname } = new URL(publicUrl)
  return {
    id: 'unnamed',
    name: hostname,
    theme: 'light',
    legalName: hostname,
    contactEmail: `postmaster@${hostname}`,
    contactPhone: '',
    postalAddress: '',
    currency: 'USD',
    locale: 'en-US',
    accent: null,
    sheet: null,
    host: null,
  }
}

const brandOf = ({ config, adapters }: Known, which?: WhichBrand): Brand =>
  adapters.brands.brand(which) ?? unnamed(config)

/** The address of a brand's own pages: its host under the scheme and port of the installation. */
const addressOf = ({ publicUrl }: Config, host: string | null): string => {
  if (host === null) return publicUrl
  const url = new URL(publicUrl)
  url.hostname = host
  return url.origin
}

/** The company's time zone: books, statements, and the console count by it. */
export const companyZoneOf = ({ config, adapters }: Known): string => adapters.brands.timeZone ?? config.companyZone

/** The site that a request reaches, a booking came through, or else the default one. */
export const siteOf = (app: Known, which?: WhichBrand): Site => {
  const { accent: _, postalAddress: __, host, ...brand } = brandOf(app, which)
  return { ...brand, publicUrl: addressOf(app.config, host), timeZone: companyZoneOf(app) }
}

/** The legal entity that keeps the books: statements, transfers, tax forms, and bank files name it. */
export const companyNameOf = (app: Known): string => app.adapters.brands.legalName ?? brandOf(app).legalName

/** The legal address of the company, whose law its agreements name; null until someone has entered it. */
export const companyAddressOf = ({ adapters }: Known): PostalAddress | null => adapters.brands.address

/** Where emails to the company go; every e-mail has to say it. */
export const postalAddressOf = (app: Known, which?: WhichBrand): string => brandOf(app, which).postalAddress

/** The accent of a brand in its emails; null: the theme's own. */
export const accentOf = (app: Known, which?: WhichBrand): string | null => brandOf(app, which).accent

/** The island is bundled; any MapLibre style can stand in for both, asked for with the key of its service. */
export const mapStylesOf = ({ mapStyleUrl, mapKey }: Config): { light: string; dark: string } => {
  const given = mapStyleUrl?.replaceAll('{key}', encodeURIComponent(mapKey ?? ''))
  return { light: given ?? '/map/style-light.json', dark: given ?? '/map/style-dark.json' }
}
