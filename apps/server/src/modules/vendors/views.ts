import type { DeskVendor, OwnerVendor } from '@porchlight/contract'
import { phoneView } from '#kernel/phone'
import { spellingOf } from '#kernel/search-text'
import type { ReadCtx } from '#kernel/work'
import { homesInBrief } from '#modules/homes'
import { documentsOn, tagColor } from './rules.ts'
import { homesServed, type VendorRow, versionOfVendor } from './vendors.ts'

/** Vendors for the team, each with the homes it serves. */
export const forDesk = async (ctx: ReadCtx, rows: readonly VendorRow[]): Promise<DeskVendor[]> => {
  const served = await homesServed(
    ctx,
    rows.map(({ id }) => id),
  )
  const homes = await homesInBrief(ctx, [...new Set([...served.values()].flat())])
  const names = new Map(homes.map(({ id, name }) => [id, name]))
  return rows.map((row) => {
    const pdfs = { insuredUntil: row.insured_until, contractUntil: row.contract_until }
    return {
      id: row.id,
      name: row.name,
      category: row.category,
      trade: row.trade,
      contact: row.contact,
      email: row.email,
      ...phoneView(row.phone, row.phone_state),
      note: row.note,
      tags: row.tags.map((tag) => ({ name: tag, color: tagColor(spellingOf(tag)) })),
      ...pdfs,
      documents: documentsOn(pdfs, ctx.today),
      homes: (served.get(row.id) ?? []).map((id) => ({ id, name: names.get(id) ?? '' })),
      retired: row.retired_at !== null,
      version: versionOfVendor(row, served.get(row.id) ?? []),
    }
  })
}

/** The same for an owner: with only these homes, and without the team's notes or addresses. */
export const forOwner = async (
  ctx: ReadCtx,
  rows: readonly VendorRow[],
  homeIds: readonly number[],
): Promise<OwnerVendor[]> =>
  (await forDesk(ctx, rows)).map(
    ({ email: _, note: __, retired: ___, tags: ____, version: _____, homes, ...vendor }) => ({
      ...vendor,
      homes: homes.filter(({ id }) => homeIds.includes(id)),
    }),
  )
