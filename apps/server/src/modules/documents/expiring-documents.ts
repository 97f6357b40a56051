import { addDays, type PlainDate, type ProofKind } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { documentsExpiring } from './documents.ts'
import { proofsExpiring } from './proofs.ts'
import { reminderDays, replacedBy } from './rules.ts'

/** `proof`: the owner uploads the next one; `document`: the team sends it to sign. */
type ExpiringDocument = {
  of: 'document' | 'proof'
  kind: ProofKind | 'document'
  homeId: number
  title: string
  /** Of the permit or policy; empty without one. */
  number: string
  expiresOn: PlainDate
}

/** How long one that has expired is still asked for, in days. */
const overdueDays = 90

/** What of some homes expires within the days of the first reminder, or has, and was not replaced; the first on top. */
export const expiringInHomes = async (ctx: ReadCtx, homeIds: readonly number[]): Promise<ExpiringDocument[]> => {
  const from = addDays(ctx.today, -overdueDays)
  const until = addDays(ctx.today, reminderDays[0])
  const own = new Set(homeIds)
  const [documents, proofs] = [
    await documentsExpiring(ctx, from, until),
    // A later one of the same kind takes the place of an earlier one, however late it expires.
    await proofsExpiring(ctx, from, '9999-12-31'),
  ]
  const found = [
    ...documents.map((row) => ({
      ...row,
      of: 'document' as const,
      kind: 'document' as const,
      number: '',
      series: `${row.template_id}`,
    })),
    ...proofs.map((row) => ({ ...row, of: 'proof' as const, series: row.kind })),
  ].flatMap(({ of, id, home_id: homeId, kind, series, title, number, expires_on: expiresOn }) =>
    homeId !== null && expiresOn !== null && own.has(homeId)
      ? [{ id, of, kind, homeId, series: `${of} ${series}`, title, number, expiresOn }]
      : [],
  )
  return found
    .filter((row) => row.expiresOn <= until && !found.some((other) => replacedBy(row, other)))
    .sort((a, b) => a.expiresOn.localeCompare(b.expiresOn) || a.id - b.id)
    .map(({ id: _, series: __, ...row }) => row)
}
