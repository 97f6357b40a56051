import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'

const team = 'Porchlight'

type Saved = { saved_by: number | null }

/** The names of the people who saved these rows. */
export const saverNames = async (ctx: ReadCtx, rows: readonly Saved[]): Promise<(row: Saved) => string> => {
  const people = await accountsByIds(ctx, [...new Set(rows.flatMap(({ saved_by }) => saved_by ?? []))])
  return ({ saved_by }) => {
    const person = saved_by === null ? undefined : people.get(saved_by)
    return person ? `${person.firstName} ${person.lastName}` : team
  }
}
