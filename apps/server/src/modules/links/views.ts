import type { ShortLink } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { destinationsOf } from './destinations.ts'
import { linksInUse } from './links.ts'

export const linkViews = async (ctx: ReadCtx): Promise<ShortLink[]> => {
  const rows = await linksInUse(ctx)
  const leading = await destinationsOf(ctx, rows)
  const makers = await accountsByIds(ctx, [...new Set(rows.map(({ made_by }) => made_by))])
  return rows.map((row) => {
    const maker = makers.get(row.made_by)
    const way = leading.get(row.code)
    return {
      code: row.code,
      kind: row.kind,
      name: way?.name ?? '',
      path: way?.path ?? null,
      homeId: row.home_id,
      partner: row.partner_code,
      note: row.note,
      uses: row.uses,
      usedAt: row.used_at?.toISOString() ?? null,
      madeAt: row.made_at.toISOString(),
      madeBy: maker ? `${maker.firstName} ${maker.lastName}` : '',
    }
  })
}
