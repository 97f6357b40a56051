import type { Brand, Company, CompanyDesk, SettingsChange } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { hasMoved } from '#modules/ledger'
import { allBrands, type BrandWithHosts, type CompanyRow, changesOf, companyRow } from './queries.ts'

const companyView = (row: CompanyRow, serverZone: string): Company => ({
  legalName: row.legal_name,
  entityType: row.entity_type,
  taxIdEnding: row.tax_id_ending,
  address: row.address,
  licenses: row.licenses,
  regions: row.regions,
  timeZone: row.time_zone ?? serverZone,
  currency: row.currency,
})

const brandView = (row: BrandWithHosts): Brand => ({
  id: row.id,
  name: row.name,
  legalName: row.legal_name,
  contactEmail: row.contact_email,
  contactPhone: row.contact_phone,
  address: row.address,
  theme: row.theme,
  accent: row.accent,
  logo: row.logo,
  hosts: row.hosts,
  locale: row.locale,
  isDefault: row.is_default,
})

const historyOf = async (ctx: ReadCtx, what: 'company' | 'brands'): Promise<SettingsChange[]> => {
  const rows = await changesOf(ctx, what)
  const names = await accountsByIds(ctx, [...new Set(rows.flatMap(({ by_account: by }) => (by === null ? [] : [by])))])
  return rows.map(({ id, at, by_account, brand_id, kind, fields, reason }) => {
    const person = by_account === null ? undefined : names.get(by_account)
    const by = person ? `${person.firstName} ${person.lastName}` : null
    return { id, at: at.toISOString(), by, brandId: brand_id, kind, fields, reason }
  })
}

/** The company for its administrators. */
export const companyDesk = async (ctx: ReadCtx): Promise<CompanyDesk> => {
  const row = await companyRow(ctx)
  const lock = row && (await hasMoved(ctx)) ? ('money_moved' as const) : null
  return {
    company: row ? companyView(row, ctx.companyZone) : null,
    locks: { timeZone: lock, currency: lock },
    history: await historyOf(ctx, 'company'),
  }
}

/** The brands for their administrators. */
export const brandDesk = async (ctx: ReadCtx) => ({
  brands: (await allBrands(ctx)).map(brandView),
  history: await historyOf(ctx, 'brands'),
})
