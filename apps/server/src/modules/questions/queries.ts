import type { DeskQuestion, QuestionView } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { homesByIds } from '#modules/homes'
import type { QuestionRow } from './tables.ts'

const withHomes = async (ctx: ReadCtx, rows: readonly QuestionRow[]) => {
  const homes = await homesByIds(ctx, [...new Set(rows.map(({ home_id }) => home_id))])
  return rows.flatMap((row) => {
    const home = homes.find(({ id }) => id === row.home_id)
    return home ? [{ row, home }] : []
  })
}

type Placed = Awaited<ReturnType<typeof withHomes>>[number]

const requestedView = ({ row, home }: Placed): QuestionView => ({
  id: row.id,
  home: { name: home.name, slug: home.slug },
  question: row.question,
  postedAt: row.asked_at.toISOString(),
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
})

/** As the asker and the home's owners read them: without anyone's name. */
export const questionsForAsker = async (ctx: ReadCtx, rows: readonly QuestionRow[]): Promise<QuestionView[]> =>
  (await withHomes(ctx, rows)).map(requestedView)

export const questionsForStaff = async (ctx: ReadCtx, rows: readonly QuestionRow[]): Promise<DeskQuestion[]> => {
  const askers = await accountsByIds(ctx, [...new Set(rows.map(({ asker_id }) => asker_id))])
  return (await withHomes(ctx, rows)).map((placed) => {
    const asker = askers.get(placed.row.asker_id)
    return {
      ...requestedView(placed),
      asker: `${asker?.firstName ?? ''} ${asker?.lastName ?? ''}`.trim(),
      shown: placed.row.shown,
    }
  })
}
