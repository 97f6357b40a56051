import type { TaxFile, TaxYear } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { fileCsv, listCsv } from './tax-csv.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const rowsOf = (csv: string): string[][] =>
  csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
const column = (rows: string[][], name: string): string[] => {
  const at = rows[0]?.indexOf(name) ?? -1
  return rows.slice(1).map((row) => row[at] ?? '')
}

test("writes each form's rents and withholding to the e-filing CSV, to the cent", () => {
  const form = { businessName: '', taxIdKind: 'ssn', line1: '1 Quay', line2: '', city: 'Averil', state: 'NY' }
  const rows = [
    {
      ...form,
      name: 'Edith Whitcombe',
      taxId: '123456789',
      zip: '11963',
      country: 'US',
      gross: usd(1_290_410),
      withhold: usd(0),
    },
    { ...form, name: 'Theo Quill', taxId: '', zip: '01002', country: 'US', gross: usd(60_000), withhold: usd(14_400) },
  ] as TaxFile['rows']
  const csv = rowsOf(fileCsv({ rows }))
  expect(column(csv, 'box_1_rents')).toEqual(['12904.1', '600'])
  expect(column(csv, 'box_4_federal_tax_due')).toEqual(['0', '144'])
  const nec = rowsOf(fileCsv({ rows }, '1099-NEC'))
  expect(column(nec, 'form')).toEqual(['1099-NEC', '1099-NEC'])
  expect(column(nec, 'box_1_nonemployee_compensation')).toEqual(['12904.1', '600'])
  expect(column(csv, 'zip')).toEqual(['11963', '01002'])
})

test('writes the amounts shown on screen to the staff CSV', () => {
  const payee = { businessName: '', address: '', classification: null, taxId: null, withhold: usd(0) }
  const payees = [{ ...payee, ownerId: 1, name: 'Edith Whitcombe', gross: usd(1_290_410), state: 'report' }]
  const words = { payee: 'Payee', gross: 'Rents', withhold: 'Tax', states: { report: '1099-MISC' } }
  const csv = rowsOf(listCsv({ payees } as unknown as TaxYear, words as never))
  expect(column(csv, 'Rents')).toEqual(['12904.1'])
  expect(column(csv, 'Tax')).toEqual(['0'])
})
