import { nightsOf, type Party, type Stay } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'
import { type Damage, damageBill } from './engine/damage.ts'
import type { Bill, DocumentLine } from './engine/document.ts'

type Line = { code: string; fee?: number | null; label: Said; amount: number; why: { text: Said } }
type Charge = { code: string; fee: number | null; label: Said; amount: number; kind: string }

/** What a bill is made of: a booking, as far as it matters here. */
export type Billed = Stay & {
  status: string
  party: Party
  confirmedAt: Date | null
  charges: readonly Charge[]
  /** Of a canceled stay: what the terms keep of each charge. */
  retained: readonly number[] | null
  quote: { document: { price: { accommodation: readonly Line[]; fees: readonly Line[]; taxes: readonly Line[] } } }
}

const codesOf = ({ code, fee }: Pick<Line, 'code' | 'fee'>) => ({ code, ...(fee != null && { fee }) })

const linesOf = (lines: readonly Line[]): DocumentLine[] =>
  lines.map(({ label, amount, why, ...line }) => ({ ...codesOf(line), label, note: why.text, amount }))

const sumOf = (lines: readonly DocumentLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

/** What stays of a canceled booking under its terms, charge by charge (R39). */
const retainedLines = ({ charges, retained }: Billed, isTax: boolean): DocumentLine[] =>
  charges.flatMap(({ label, kind, ...charge }, at) => {
    const amount = retained?.[at] ?? 0
    const line = { ...codesOf(charge), label, note: said('invoice.retained'), amount }
    return (kind === 'tax') === isTax && amount !== 0 ? [line] : []
  })

/** What the guest is billed for a booking as it stands; undefined where nothing is: never confirmed, or nothing kept. */
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

/** What is asked of a guest by one document: for their stay, or for what was settled of a claim. */
export type BillRequest = { claimId: number | null; bill: Bill }

/** All that a guest is asked for a booking as it stands, the stay first and then claim by claim. */
export const billRequestsOf = (booking: Billed, claims: readonly (Damage & { id: number })[]): BillRequest[] => {
  const bills: { claimId: number | null; bill: Bill | undefined }[] = [
    { claimId: null, bill: billOf(booking) },
    ...claims.map((claim) => ({ claimId: claim.id, bill: damageBill(booking, claim) })),
  ]
  return bills.flatMap(({ claimId, bill }) => (bill ? [{ claimId, bill }] : []))
}
