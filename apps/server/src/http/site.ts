import type { PostalAddress, Site } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { Config } from '../config.ts'
import { connectionFaults } from '../exposure.ts'

/** A brand of the company, as cached on this node. */
export type Brand = Omit<Site, 'publicUrl' | 'timeZone'> & {
  postalAddress: string
  /** Six hexadecimal digits; null: the theme's own color. */
  accent: string | null
  /** The host of its own pages; null: the installation's public address. */
  host: string | null
}

/** Selects a brand by host name, or by the brand a booking came through. */
export type WhichBrand = { host?: string | undefined; brandId?: string | null | undefined }

/** The company and its brands, in memory. */
export interface BrandDirectory {
  /** Null until the company is entered. */
  readonly legalName: string | null
  /** Null if the server's settings define it. */
  readonly timeZone: string | null
  /** The legal address of the company; null until it is entered. */
  readonly address: PostalAddress | null
  /** The requested brand, otherwise the default one; undefined before any exists. */
  brand(which?: WhichBrand): Brand | undefined
  /** Reloads everything; afterward, whatever was committed before the call is included. */
  refresh(): Promise<void>
  /** Keeps following changes from every node. */
  follow(): Promise<void>
  stop(): Promise<void>
}

declare module '#kernel/app' {
  interface Adapters {
    brands: BrandDirectory
  }
}

type Known = Pick<App, 'config' | 'adapters'>

/**
 * Whether the company, a brand, and the services for guests' money and mail are set up: until then the public sees no
 * site.
 */
export const isOpen = ({ adapters, config }: Known): boolean =>
  adapters.brands.brand() !== undefined && connectionFaults(config).length === 0

/** The brand the first administrators see before there is a company: the host name, and nothing made up. */
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

/** The address of a brand's own pages: its host with the scheme and port of the installation. */
const addressOf = ({ publicUrl }: Config, host: string | null): string => {
  if (host === null) return publicUrl
  const url = new URL(publicUrl)
  url.hostname = host
  return url.origin
}

/** The company's time zone: books, statements, and the console use it. */
export const companyZoneOf = ({ config, adapters }: Known): string => adapters.brands.timeZone ?? config.companyZone

/** The currency of the company's books and settings. */
export const companyCurrencyOf = (app: Known): string => brandOf(app).currency

/** The site that a request reaches or a booking came through; otherwise the default one. */
export const siteOf = (app: Known, which?: WhichBrand): Site => {
  const { accent: _, postalAddress: __, host, ...brand } = brandOf(app, which)
  return { ...brand, publicUrl: addressOf(app.config, host), timeZone: companyZoneOf(app) }
}

/** The legal entity that keeps the books: named on statements, transfers, tax forms, and bank files. */
export const companyNameOf = (app: Known): string => app.adapters.brands.legalName ?? brandOf(app).legalName

/** The legal address of the company, whose law its agreements name; null until it is entered. */
export const companyAddressOf = ({ adapters }: Known): PostalAddress | null => adapters.brands.address

/** The company's mailing address, which every email must state. */
export const postalAddressOf = (app: Known, which?: WhichBrand): string => brandOf(app, which).postalAddress

/** A brand's accent color in its emails; null: the theme's own. */
export const accentOf = (app: Known, which?: WhichBrand): string | null => brandOf(app, which).accent

/** The bundled island map in light and dark; any MapLibre style can replace both, requested with its service's key. */
export const mapStylesOf = ({ mapStyleUrl, mapKey }: Config): { light: string; dark: string } => {
  const given = mapStyleUrl?.replaceAll('{key}', encodeURIComponent(mapKey ?? ''))
  return { light: given ?? '/map/style-light.json', dark: given ?? '/map/style-dark.json' }
}
