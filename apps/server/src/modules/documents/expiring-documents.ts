import { addDays, type PlainDate, type ProofKind } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { documentsExpiring } from './documents.ts'
import { proofsExpiring } from './proofs.ts'
import { reminderDays, replacedBy } from './rules.ts'

/** `proof`: the owner uploads the next one; `document`: the team sends one to sign. */
type ExpiringDocument = {
  of: 'document' | 'proof'
  kind: ProofKind | 'document'
  homeId: number
  title: string
  /** The number of the permit or policy; empty if there is none. */
  number: string
  expiresOn: PlainDate
}

/** How many days after its expiry a document is still requested. */
const overdueDays = 90

/**
 * Documents of some homes that expire before the first reminder's horizon, or already have, and weren't replaced;
 * earliest first.
 */
export const expiringInHomes = async (ctx: ReadCtx, homeIds: readonly number[]): Promise<ExpiringDocument[]> => {
  const from = addDays(ctx.today, -overdueDays)
  const until = addDays(ctx.today, reminderDays[0])
  const own = new Set(homeIds)
  const [documents, proofs] = [
    await documentsExpiring(ctx, from, until),
    // A newer one of the same kind replaces an older one, however late it expires.
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
