import type { BodyOf, saveBrand as brandEndpoint, saveCompany as companyEndpoint } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { requirePhone } from '#kernel/phone'
import { notFound, Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import type { WriteCtx } from '#kernel/work'
import { hasMoved } from '#modules/ledger'
import { companyChanged } from './events.ts'
import { brandFacts, companyFacts } from './facts.ts'
import { problems } from './messages.ts'
import { allBrands, type BrandWithHosts, companyRow, latestChange, lockSettings } from './queries.ts'
import { changedFields, isReason, mostBrands, needsReason, taxIdEnding } from './rules.ts'
import { type BrandRow, type CompanyRow, db } from './tables.ts'

/**
 * Who made the change and why; null: the product itself. `latestRead` is the latest change they had read; undefined:
 * not checked.
 */
type Author = { by: number | null; reason?: string; latestRead?: number | null | undefined }

const reasonNeeded = () => new Problem(422, 'reason_needed', problems.reason, undefined, { required: ['reason'] })

type Change = Author & {
  brandId: string | null
  kind: 'created' | 'changed' | 'deleted'
  fields: ReturnType<typeof changedFields>
}

/** Records the change and notifies every node. */
const note = async (ctx: WriteCtx, { by, reason = '', brandId, kind, fields }: Change): Promise<void> => {
  await db(ctx)
    .insertInto('company.change')
    .values({ at: ctx.now, by_account: by, brand_id: brandId, kind, fields: JSON.stringify(fields), reason })
    .execute()
  await announce(ctx, companyChanged({ brandId }))
}

export const placeOfTaxId = 'company.company.tax_id'

/** A whole replaces a whole: someone else's change that its author hasn't read would be undone unseen. */
const refuseUnread = async (ctx: WriteCtx, brandId: string | null, { latestRead }: Author): Promise<void> => {
  if (latestRead === undefined || latestRead === (await latestChange(ctx, brandId))) return
  throw new Problem(409, 'settings_changed', problems.changed)
}

type NewCompany = Omit<BodyOf<typeof companyEndpoint>, 'timeZone' | 'reason' | 'latestRead'> & {
  timeZone: string | null
}

/** The sealed tax id and the part shown of it; undefined: unchanged. */
const sealedTaxId = (seal: Seal, taxId: string | undefined) => {
  if (taxId === undefined) return {}
  if (taxId === '') return { tax_id: null, tax_id_ending: null }
  return { tax_id: seal.close(taxId, placeOfTaxId), tax_id_ending: taxIdEnding(taxId) }
}

const refuseOnceMoved = async (
  ctx: WriteCtx,
  before: CompanyRow,
  after: Pick<CompanyRow, 'time_zone' | 'currency'>,
) => {
  const field = before.currency !== after.currency ? 'currency' : 'timeZone'
  // A company without its own time zone uses the server's: entering one counts as a change too, unless it is the same.
  if (before.currency === after.currency && (before.time_zone ?? ctx.companyZone) === after.time_zone) return
  if (await hasMoved(ctx))
    throw new Problem(409, 'money_moved', problems.moneyMoved[field], undefined, { required: [field] })
}

/**
 * Creates the company, or replaces its details as a whole.
 * @throws Problem 409 money_moved, 409 settings_changed, 422 reason_needed
 */
export const saveCompany = async (
  ctx: WriteCtx,
  seal: Seal,
  { legalName, entityType, taxId, address, licenses, regions, timeZone, currency }: NewCompany,
  author: Author,
): Promise<void> => {
  await lockSettings(ctx)
  await refuseUnread(ctx, null, author)
  const before = await companyRow(ctx)
  const row = {
    legal_name: legalName,
    entity_type: entityType,
    tax_id: before?.tax_id ?? null,
    tax_id_ending: before?.tax_id_ending ?? null,
    ...sealedTaxId(seal, taxId),
    regions: [...new Set(regions)],
    time_zone: timeZone,
    currency,
  }
  if (before) await refuseOnceMoved(ctx, before, row)
  const fields = changedFields(
    before ? companyFacts(before, ctx.companyZone) : {},
    companyFacts({ ...row, address, licenses }, ctx.companyZone),
  )
  // Two tax ids may have the same ending: entering one counts as a change.
  if (before && taxId) fields.push(...taxIdTyped(fields, row.tax_id_ending))
  if (before && fields.length === 0) return
  if (before && needsReason(fields) && !isReason(author.reason ?? '')) throw reasonNeeded()
  const values = { ...row, address: JSON.stringify(address), licenses: JSON.stringify(licenses) }
  await db(ctx)
    .insertInto('company.company')
    .values(values)
    .onConflict((conflict) => conflict.column('one').doUpdateSet(values))
    .execute()
  await note(ctx, { ...author, brandId: null, kind: before ? 'changed' : 'created', fields })
}

const taxIdTyped = (fields: Change['fields'], ending: string | null): Change['fields'] =>
  fields.some(({ field }) => field === 'taxId') ? [] : [{ field: 'taxId', before: ending, after: ending }]

type NewBrand = Omit<BodyOf<typeof brandEndpoint>, 'logo' | 'reason' | 'latestRead'> & {
  logo?: BrandRow['logo'] | undefined
}

/** @throws Problem 409 host_taken */
const refuseTaken = (id: string, hosts: readonly string[], brands: readonly BrandWithHosts[]): void => {
  const refuse = (message: string) => {
    throw new Problem(409, 'host_taken', message, undefined, { required: ['hosts'] })
  }
  const twice = hosts.find((host, at) => hosts.indexOf(host) !== at)
  if (twice) refuse(problems.hostTwice(twice))
  for (const { id: other, name, hosts: theirs } of brands) {
    const taken = other === id ? undefined : hosts.find((host) => theirs.includes(host))
    if (taken) refuse(problems.hostTaken(taken, name))
  }
}

/** A person may enter a number with or without its country code; the product's own brands are stored as is. */
const phoneOf = ({ contactPhone, address }: NewBrand, company: CompanyRow, { by }: Author): string =>
  by === null
    ? contactPhone
    : requirePhone(contactPhone, (address ?? company.address).country, 'contactPhone').international

/**
 * Creates a brand, or replaces it as a whole. The first one is the default; a new default replaces the old one.
 * @throws Problem 409 company_first, 409 settings_changed, 409 host_taken, 409 default_needed, 409 too_many_brands, 422
 * reason_needed, 422 invalid_phone
 */
export const saveBrand = async (ctx: WriteCtx, id: string, brand: NewBrand, author: Author): Promise<void> => {
  await lockSettings(ctx)
  const company = await companyRow(ctx)
  if (!company) throw new Problem(409, 'company_first', problems.companyFirst)
  await refuseUnread(ctx, id, author)
  const brands = await allBrands(ctx)
  const before = brands.find((one) => one.id === id)
  if (!before && brands.length >= mostBrands) throw new Problem(409, 'too_many_brands', problems.tooMany(mostBrands))
  refuseTaken(id, brand.hosts, brands)
  const isDefault = brand.isDefault || brands.length === 0
  if (before?.is_default && !isDefault)
    throw new Problem(409, 'default_needed', problems.defaultNeeded, undefined, { required: ['isDefault'] })
  const row = {
    name: brand.name,
    legal_name: brand.legalName || null,
    contact_email: brand.contactEmail,
    contact_phone: phoneOf(brand, company, author),
    theme: brand.theme,
    accent: brand.accent,
    locale: brand.locale,
    is_default: isDefault,
  }
  const after = { ...row, address: brand.address, logo: brand.logo === undefined ? (before?.logo ?? null) : brand.logo }
  const hosts = brand.hosts.toSorted()
  const fields = changedFields(before ? brandFacts(before) : {}, brandFacts({ ...after, hosts }))
  if (before && fields.length === 0) return
  if (before && needsReason(fields) && !isReason(author.reason ?? '')) throw reasonNeeded()
  if (isDefault) await db(ctx).updateTable('company.brand').set({ is_default: false }).where('id', '<>', id).execute()
  const values = {
    ...row,
    address: after.address && JSON.stringify(after.address),
    logo: after.logo && JSON.stringify(after.logo),
  }
  await db(ctx)
    .insertInto('company.brand')
    .values({ id, ...values, created_at: ctx.now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
  await db(ctx).deleteFrom('company.host').where('brand_id', '=', id).execute()
  if (hosts.length > 0)
    await db(ctx)
      .insertInto('company.host')
      .values(hosts.map((host) => ({ host, brand_id: id })))
      .execute()
  await note(ctx, { ...author, brandId: id, kind: before ? 'changed' : 'created', fields })
}

/** @throws Problem 404, 409 default_needed */
export const deleteBrand = async (ctx: WriteCtx, id: string, author: Author): Promise<void> => {
  await lockSettings(ctx)
  const before = (await allBrands(ctx)).find((one) => one.id === id)
  if (!before) throw notFound('This brand')
  if (before.is_default) throw new Problem(409, 'default_needed', problems.defaultNeeded)
  await db(ctx).deleteFrom('company.brand').where('id', '=', id).execute()
  const gone = Object.fromEntries(Object.keys(brandFacts(before)).map((field) => [field, null]))
  await note(ctx, { ...author, brandId: id, kind: 'deleted', fields: changedFields(brandFacts(before), gone) })
}
