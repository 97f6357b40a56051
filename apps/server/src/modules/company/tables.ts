import type { Brand, CompanyLicense, EntityType, PostalAddress, SettingsChange, SiteTheme } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type Json<T> = ColumnType<T, string, string>

type CompanyTable = {
  one: Generated<boolean>
  legal_name: string
  entity_type: EntityType
  tax_id: string | null
  tax_id_ending: string | null
  address: Json<PostalAddress>
  licenses: Json<CompanyLicense[]>
  regions: string[]
  time_zone: string | null
  currency: string
}
export type CompanyRow = Selectable<CompanyTable>

type BrandTable = {
  id: string
  name: string
  legal_name: string | null
  contact_email: string
  contact_phone: string
  address: ColumnType<PostalAddress | null, string | null, string | null>
  theme: SiteTheme
  accent: string | null
  logo: ColumnType<Brand['logo'], string | null, string | null>
  locale: Brand['locale']
  is_default: boolean
  created_at: Date
}
export type BrandRow = Selectable<BrandTable>

type ChangeTable = {
  id: Generated<number>
  at: Date
  by_account: number | null
  brand_id: string | null
  kind: SettingsChange['kind']
  fields: Json<SettingsChange['fields']>
  reason: string
}
export type ChangeRow = Selectable<ChangeTable>

export type CompanyTables = {
  'company.company': CompanyTable
  'company.brand': BrandTable
  'company.host': { host: string; brand_id: string }
  'company.change': ChangeTable
}

export const db = tablesOf<CompanyTables>()
