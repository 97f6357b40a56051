import type { ForeignTaxFile, TaxFile, TaxYear } from '@porchlight/contract'
import { csvOf } from '@porchlight/ui'
import { plainAmount } from '#app/lib/formats.ts'
import type { staffTaxFormsWords } from '#app/lib/messages/staff/tax-forms.ts'
import type { WordsOf } from '#app/lib/messages/words.ts'

/** The year's payees as in the staff list. */
export const listCsv = ({ payees }: TaxYear, words: WordsOf<typeof staffTaxFormsWords>): string =>
  csvOf(
    [
      { name: words.payee, value: ({ name }) => name },
      { name: words.business, value: ({ businessName }) => businessName },
      { name: words.address, value: ({ address }) => address },
      { name: words.number, value: ({ taxId }) => taxId && `••${taxId.ending}` },
      { name: words.gross, value: ({ gross }) => plainAmount(gross) },
      { name: words.state, value: ({ state }) => words.states[state] },
      { name: words.withhold, value: ({ withhold }) => plainAmount(withhold) },
    ],
    payees,
  )

/** The box for the amount paid on each form. */
const paidBox = { '1099-MISC': 'box_1_rents', '1099-NEC': 'box_1_nonemployee_compensation' } as const

/** One row per form, in the column order e-filing services expect. */
export const fileCsv = ({ rows }: TaxFile, form: keyof typeof paidBox = '1099-MISC'): string =>
  csvOf(
    [
      { name: 'form', value: () => form },
      { name: 'corrected', value: ({ corrected }) => (corrected ? 'yes' : '') },
      { name: 'recipient_name', value: ({ name }) => name },
      { name: 'recipient_name_2', value: ({ businessName }) => businessName },
      { name: 'recipient_tin', value: ({ taxId }) => taxId },
      { name: 'recipient_tin_type', value: ({ taxIdKind }) => taxIdKind.toUpperCase() },
      { name: 'address_1', value: ({ line1 }) => line1 },
      { name: 'address_2', value: ({ line2 }) => line2 },
      { name: 'city', value: ({ city }) => city },
      { name: 'state', value: ({ state }) => state },
      { name: 'zip', value: ({ zip }) => zip },
      { name: 'country', value: ({ country }) => country },
      { name: paidBox[form], value: ({ gross }) => plainAmount(gross) },
      { name: 'box_4_federal_tax_due', value: ({ withhold }) => plainAmount(withhold) },
    ],
    rows,
  )

/** One row per Form 1042-S: box 2 is the gross income, box 3 the chapter 3 exemption and rate, box 7a what was withheld. */
export const foreignFileCsv = ({ rows }: ForeignTaxFile): string =>
  csvOf(
    [
      { name: 'form', value: () => '1042-S' },
      { name: 'recipient_name', value: ({ name }) => name },
      { name: 'recipient_type', value: ({ isCompany }) => (isCompany ? 'company' : 'individual') },
      { name: 'recipient_us_tin', value: ({ taxId, isUsTaxId }) => (isUsTaxId ? taxId : '') },
      { name: 'recipient_foreign_tin', value: ({ taxId, isUsTaxId }) => (isUsTaxId ? '' : taxId) },
      { name: 'recipient_birth_date', value: ({ birthDate }) => birthDate },
      { name: 'address_1', value: ({ line1 }) => line1 },
      { name: 'address_2', value: ({ line2 }) => line2 },
      { name: 'city', value: ({ city }) => city },
      { name: 'state', value: ({ state }) => state },
      { name: 'zip', value: ({ zip }) => zip },
      { name: 'country', value: ({ country }) => country },
      { name: 'box_1_income_code', value: ({ incomeCode }) => incomeCode },
      { name: 'box_2_gross_income', value: ({ gross }) => plainAmount(gross) },
      { name: 'box_3_chapter', value: () => '3' },
      { name: 'box_3a_exemption_code', value: ({ exemptionCode }) => exemptionCode },
      { name: 'box_3b_tax_rate', value: ({ rate }) => (rate / 100).toFixed(2) },
      { name: 'box_7a_federal_tax_withheld', value: ({ withheld }) => plainAmount(withheld) },
    ],
    rows,
  )
