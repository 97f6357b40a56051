import { nightsOf, type Party, type Stay } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'
import { type Damage, damageBill } from './engine/damage.ts'
import type { Bill, DocumentLine } from './engine/document.ts'

type Line = { code: string; fee?: number | null; label: Said; amount: number; why: { text: Said } }
type Charge = { code: string; fee: number | null; label: Said; amount: number; kind: string }

/** The source of a bill: the parts of a booking that matter here. */
export type Billed = Stay & {
  status: string
  party: Party
  confirmedAt: Date | null
  charges: readonly Charge[]
  /** For a canceled stay: what the terms retain of each charge. */
  retained: readonly number[] | null
  quote: { document: { price: { accommodation: readonly Line[]; fees: readonly Line[]; taxes: readonly Line[] } } }
}

const codesOf = ({ code, fee }: Pick<Line, 'code' | 'fee'>) => ({ code, ...(fee != null && { fee }) })

const linesOf = (lines: readonly Line[]): DocumentLine[] =>
  lines.map(({ label, amount, why, ...line }) => ({ ...codesOf(line), label, note: why.text, amount }))

const sumOf = (lines: readonly DocumentLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

/** What remains billed of a canceled booking under its terms, charge by charge (R39). */
const retainedLines = ({ charges, retained }: Billed, isTax: boolean): DocumentLine[] =>
  charges.flatMap(({ label, kind, ...charge }, at) => {
    const amount = retained?.[at] ?? 0
    const line = { ...codesOf(charge), label, note: said('invoice.retained'), amount }
    return (kind === 'tax') === isTax && amount !== 0 ? [line] : []
  })

/** The bill for a booking as it is now; undefined if there is nothing to bill: never confirmed, or nothing retained. */
export const billOf = (booking: Billed): Bill | undefined => {
  if (!booking.confirmedAt) return undefined
  const { accommodation, fees, taxes } = booking.quote.document.price
  const { status } = booking
  const ended = status === 'canceled' || status === 'no_show' ? status : undefined
  const parts = ended
    ? { lines: retainedLines(booking, false), taxes: retainedLines(booking, true) }
    : { lines: linesOf([...accommodation, ...fees]), taxes: linesOf(taxes) }
  const total = sumOf([...parts.lines, ...parts.taxes])
  if (total <= 0) return undefined
  const { arrive, depart, party } = booking
  const reason = ended ? said(`invoice.${ended}`) : null
  return { arrive, depart, nights: nightsOf(booking), party, ...parts, total, reason }
}

/** What one document asks of a guest: for their stay, or for a settled claim. */
export type BillRequest = { claimId: number | null; bill: Bill }

/** Everything asked of a guest for a booking as it is now: the stay first, then claim by claim. */
export const billRequestsOf = (booking: Billed, claims: readonly (Damage & { id: number })[]): BillRequest[] => {
  const bills: { claimId: number | null; bill: Bill | undefined }[] = [
    { claimId: null, bill: billOf(booking) },
    ...claims.map((claim) => ({ claimId: claim.id, bill: damageBill(booking, claim) })),
  ]
  return bills.flatMap(({ claimId, bill }) => (bill ? [{ claimId, bill }] : []))
}
