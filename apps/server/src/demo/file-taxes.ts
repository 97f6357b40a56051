import { instantAt } from '@porchlight/contract'
import { companyNameOf } from '#http/site'
import type { App } from '#kernel/app'
import { fileTaxYear, taxYearOf } from '#modules/statements'
import type { LoadedPeople } from './load-people.ts'
import type { PastQuarter } from './pay-quarter.ts'

const zone = 'America/New_York'

/** When the 1099s of a closed fourth quarter's year are filed: before January 31. */
export const filingAt = ({ start, quarter }: PastQuarter): Date | null =>
  quarter === 4 ? instantAt(zone, `${start.slice(0, 8)}20`, '10:00') : null

/** Files the 1099s of a year once its last quarter is closed, so that its owners find their forms. */
export const fileTaxes = async (app: App, { books }: LoadedPeople, quarter: PastQuarter): Promise<void> => {
  const at = filingAt(quarter)
  if (at === null || at > app.clock.now()) return
  const payer = companyNameOf(app)
  await app.work.at(at).write(async (ctx) => {
    const { year } = quarter
    const { payees, due } = await taxYearOf(ctx, year)
    if (due.originals === 0) return
    const rents = payees.filter((payee) => payee.due !== null).reduce((sum, { gross }) => sum + gross.amount, 0)
    await fileTaxYear(ctx, { year, rents, reason: `Forms for ${year}`, filedBy: books, payer })
  })
}
