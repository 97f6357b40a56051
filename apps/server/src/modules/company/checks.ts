import type { Check } from '#kernel/check'
import { allBrands, companyRow } from './queries.ts'

export const checks: readonly Check[] = [
  {
    code: 'company.one_default_brand',
    text: 'A company with brands has one default brand, which answers on every host name that no brand has.',
    run: ({ work }) =>
      work.read(async (ctx) => {
        const brands = await allBrands(ctx)
        const defaults = brands.filter(({ is_default: isDefault }) => isDefault).length
        const orphans = brands.length > 0 && !(await companyRow(ctx))
        const figure = `${brands.length} brands, ${defaults} default`
        return { holds: !orphans && defaults === (brands.length > 0 ? 1 : 0), figure }
      }),
  },
]
