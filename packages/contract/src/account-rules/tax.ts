import type { TaxClassification, TaxFormFields } from '../tax-form.ts'
import { type AddressField, addressProblems } from '../values/address.ts'
import { isSignedName } from '../values/signed-name.ts'

/** The certification a W-9 signer makes, word for word, and the revision of the form it comes from. */
export const taxCertification = {
  revision: 'W-9 (Rev. March 2024)',
  opening: 'Under penalties of perjury, I certify that:',
  points: [
    'The number shown on this form is my correct taxpayer identification number (or I am waiting for a number to be issued to me); and',
    'I am not subject to backup withholding because (a) I am exempt from backup withholding, or (b) I have not been notified by the Internal Revenue Service (IRS) that I am subject to backup withholding as a result of a failure to report all interest or dividends, or (c) the IRS has notified me that I am no longer subject to backup withholding; and',
    'I am a U.S. citizen or other U.S. person; and',
    'The FATCA code(s) entered on this form (if any) indicating that I am exempt from FATCA reporting is correct.',
  ],
} as const

/** Companies and partnerships have their own number. */
const withEin: readonly TaxClassification[] = [
  'c_corporation',
  's_corporation',
  'partnership',
  'llc_c',
  'llc_s',
  'llc_p',
]
export const needsEin = (classification: TaxClassification): boolean => withEin.includes(classification)

/** Nine digits without their usual hyphens. */
export const bareTaxId = (text: string): string => text.replace(/[\s-]/g, '')

/**
 * Nine digits in a valid format. No social security number starts with 000 or 666, has 00 in the middle, or ends with
 * 0000 (those from 900 on are the IRS's own for people without one); no employer number has the prefix 00.
 */
export const isTaxId = (kind: 'ssn' | 'ein', text: string): boolean => {
  const digits = bareTaxId(text)
  if (!/^\d{9}$/.test(digits)) return false
  return kind === 'ein' ? !digits.startsWith('00') : !/^(000|666)|^...00|0000$/.test(digits)
}

export type TaxField = 'name' | 'otherClassification' | 'taxId' | 'signedName' | 'certified' | AddressField

/** Fields that prevent a W-9 from being accepted. */
export const taxFormProblems = (fields: TaxFormFields): TaxField[] => {
  const { name, classification, otherClassification, taxIdKind, taxId, signedName, certified } = fields
  const kind = needsEin(classification) ? 'ein' : taxIdKind
  const holds: [TaxField, boolean][] = [
    ['name', name.trim() !== ''],
    ['otherClassification', classification !== 'other' || otherClassification.trim() !== ''],
    ['taxId', isTaxId(kind, taxId)],
    ['signedName', isSignedName(signedName)],
    ['certified', certified],
  ]
  const wrong = holds.filter(([, right]) => !right).map(([field]) => field)
  return [...wrong, ...(Object.keys(addressProblems(fields)) as AddressField[])]
}
