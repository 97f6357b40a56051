import { type ReadCtx, sqlState, type WriteCtx } from '#kernel/work'
import { type BrandRow, type ChangeRow, type CompanyRow, db } from './tables.ts'

export const companyRow = (ctx: ReadCtx): Promise<CompanyRow | undefined> =>
  db(ctx).selectFrom('company.company').selectAll().executeTakeFirst()

export type BrandWithHosts = BrandRow & { hosts: string[] }

/** Every brand with its host names, default first. */
export const allBrands = async (ctx: ReadCtx): Promise<BrandWithHosts[]> => {
  const rows = await db(ctx)
    .selectFrom('company.brand')
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const hosts = await db(ctx).selectFrom('company.host').selectAll().orderBy('host').execute()
  return rows.map((row) => ({
    ...row,
    hosts: hosts.filter(({ brand_id }) => brand_id === row.id).map(({ host }) => host),
  }))
}

/** Serializes settings changes until this transaction ends. */
export const lockSettings = async (ctx: WriteCtx): Promise<void> => {
  await db(ctx).selectFrom('company.company').select('one').forUpdate().execute()
}

/** The latest changes: the company’s own, or those of its brands. */
export const changesOf = (ctx: ReadCtx, what: 'company' | 'brands'): Promise<ChangeRow[]> =>
  db(ctx)
    .selectFrom('company.change')
    .selectAll()
    .where('brand_id', what === 'company' ? 'is' : 'is not', null)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

/** The id of the latest change of the company (null) or of one brand; null: it doesn't exist. */
export const latestChange = async (ctx: ReadCtx, brandId: string | null): Promise<number | null> => {
  const row = await db(ctx)
    .selectFrom('company.change')
    .select(['id', 'kind'])
    .where('brand_id', 'is not distinct from', brandId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && row.kind !== 'deleted' ? row.id : null
}

/** The currency of the company's books: where nothing else says which one an amount has. */
export const bookCurrency = async (ctx: ReadCtx): Promise<string> => (await companyRow(ctx))?.currency ?? 'USD'

export type { CompanyRow } from './tables.ts'

export type Settings = { company: CompanyRow | undefined; brands: BrandWithHosts[] }

const undefinedTable = '42P01'

/** The current settings; empty if the schema is older than this module. */
export const settingsNow = async (ctx: ReadCtx): Promise<Settings> => {
  try {
    return { company: await companyRow(ctx), brands: await allBrands(ctx) }
  } catch (error) {
    if (sqlState(error) === undefinedTable) return { company: undefined, brands: [] }
    throw error
  }
}
