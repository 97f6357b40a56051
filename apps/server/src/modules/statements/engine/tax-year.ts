import { shareOf, type TaxClassification } from '@porchlight/contract'

/**
 * The yearly sum from which rents are reported on 1099-MISC, in cents, by payment year. The sum itself is reported:
 * Internal Revenue Code §6041(a), "$600 or more" through 2025 (IRS, Instructions for Forms 1099-MISC and 1099-NEC);
 * $2,000 for payments made after December 31, 2025 (Public Law 119-21, section 70433), indexed for years after 2026 and
 * rounded to $100.
 */
const thresholds: readonly { from: number; cents: number }[] = [
  { from: 0, cents: 600_00 },
  { from: 2026, cents: 2_000_00 },
]
/** The last year with a known figure; later ones are indexed and never lower. */
const knownUntil = 2026

export type Threshold = { cents: number; known: boolean }

/** A year not in the table uses the last known figure: reporting too many is better than too few. */
export const thresholdOf = (year: number): Threshold => ({
  cents: thresholds.findLast(({ from }) => from <= year)?.cents ?? 0,
  known: year <= knownUntil,
})

/** 24%, by Internal Revenue Code §3406, in basis points. */
const backupBasisPoints = 2_400

const corporations: ReadonlySet<TaxClassification> = new Set(['c_corporation', 's_corporation', 'llc_c', 'llc_s'])

/** What is known about a payee. `abroad`: they signed a W-8 last, or are paid abroad and have signed no W-9. */
export type Payee = {
  form: { classification: TaxClassification; exemptPayeeCode: string; backupWithholding: boolean } | null
  abroad: boolean
}

export type TaxState = 'report' | 'below' | 'exempt' | 'abroad'

/** Returns whether someone's rents for a year are reported (R54): corporations and exempt payees mostly are not. */
export const taxStateOf = ({ form, abroad }: Payee, gross: number, { cents }: Threshold): TaxState => {
  if (!form && abroad) return 'abroad'
  if (form && (corporations.has(form.classification) || form.exemptPayeeCode !== '')) return 'exempt'
  return gross >= cents ? 'report' : 'below'
}

/**
 * The amount that should have been withheld from reported payees who gave no number or for whom the IRS requests it.
 */
export const withholdingOf = ({ form }: Payee, state: TaxState, gross: number): number =>
  state === 'report' && (!form || form.backupWithholding) ? shareOf(gross, backupBasisPoints) : 0

type Recipient = { name: string; businessName: string; taxId: { kind: string; ending: string } | null }
type Current = Recipient & { state: TaxState; gross: { amount: number }; withhold: { amount: number } }
type Filed = Recipient & { rents: { amount: number }; withhold: { amount: number } }

const numberOf = ({ taxId }: Recipient): string => (taxId ? `${taxId.kind} ${taxId.ending}` : '')

/**
 * The form to file next: a first form where one is due, a corrected one where a sum, the name, or the number of the
 * recipient differs from what was filed. A new address alone corrects nothing (IRS, General Instructions for Certain
 * Information Returns).
 */
export const dueOf = (current: Current, filed: Filed | undefined): 'original' | 'corrected' | null => {
  if (!filed) return current.state === 'report' ? 'original' : null
  const isSame =
    current.gross.amount === filed.rents.amount &&
    current.withhold.amount === filed.withhold.amount &&
    current.name === filed.name &&
    current.businessName === filed.businessName &&
    numberOf(current) === numberOf(filed)
  return isSame ? null : 'corrected'
}
