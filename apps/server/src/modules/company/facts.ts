import type { CompanyLicense, SettingsChange } from '@porchlight/contract'
import type { BrandWithHosts } from './queries.ts'
import { addressLine } from './rules.ts'
import type { CompanyRow } from './tables.ts'

type Facts = Partial<Record<SettingsChange['fields'][number]['field'], string | null>>

const listed = (all: readonly string[]): string | null => (all.length > 0 ? all.join(', ') : null)
const licenseLine = ({ region, kind, number, expiresOn }: CompanyLicense): string =>
  [`${kind} ${number}`, region, expiresOn].filter(Boolean).join(' · ')

/** The company as its history describes it. Only the ending of the tax id is ever included. */
export const companyFacts = (row: Omit<CompanyRow, 'one' | 'tax_id'>, serverZone: string): Facts => ({
  legalName: row.legal_name,
  entityType: row.entity_type,
  taxId: row.tax_id_ending,
  address: addressLine(row.address),
  licenses: listed(row.licenses.map(licenseLine)),
  regions: listed(row.regions),
  timeZone: row.time_zone ?? serverZone,
  currency: row.currency,
})

/** A brand as its history describes it. */
export const brandFacts = (row: Omit<BrandWithHosts, 'id' | 'created_at'>): Facts => ({
  name: row.name,
  legalName: row.legal_name,
  contactEmail: row.contact_email,
  contactPhone: row.contact_phone,
  address: row.address && addressLine(row.address),
  theme: row.theme,
  accent: row.accent,
  logo: row.logo?.src ?? null,
  hosts: listed(row.hosts),
  locale: row.locale,
  isDefault: row.is_default ? 'yes' : null,
})
