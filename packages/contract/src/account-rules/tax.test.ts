import { describe, expect, it } from 'vitest'
import type { TaxFormFields } from '../tax-form.ts'
import { isTaxId, taxFormProblems } from './tax.ts'

const form: TaxFormFields = {
  name: 'Ada Quill',
  businessName: '',
  classification: 'individual',
  otherClassification: '',
  exemptPayeeCode: '',
  fatcaCode: '',
  line1: '4 Lantern Lane',
  line2: '',
  city: 'Averil Harbor',
  state: 'NY',
  zip: '11963',
  country: 'US',
  taxIdKind: 'ssn',
  taxId: '123-45-6789',
  backupWithholding: false,
  signedName: 'Ada Quill',
  certified: true,
}

describe('a W-9', () => {
  it('accepts numbers in a valid format', () => {
    expect(['123-45-6789', '123456789', '912-70-1234'].every((text) => isTaxId('ssn', text))).toBe(true)
    const wrong = [
      '',
      '12345678',
      '1234567890',
      '000-12-3456',
      '666-12-3456',
      '123-00-4567',
      '123-45-0000',
      '12345678a',
    ]
    expect(wrong.filter((text) => isTaxId('ssn', text))).toEqual([])
    expect(isTaxId('ein', '12-3456789')).toBe(true)
    expect(['00-3456789', '12-345678'].filter((text) => isTaxId('ein', text))).toEqual([])
  })

  it('reports each missing field', () => {
    expect(taxFormProblems(form)).toEqual([])
    expect(taxFormProblems({ ...form, name: ' ' })).toEqual(['name'])
    expect(taxFormProblems({ ...form, classification: 'other' })).toEqual(['otherClassification'])
    expect(taxFormProblems({ ...form, signedName: '' })).toEqual(['signedName'])
    expect(taxFormProblems({ ...form, certified: false })).toEqual(['certified'])
    expect(taxFormProblems({ ...form, line1: '', zip: '1' })).toEqual(['line1', 'zip'])
  })

  it('uses an employer number for a company, whatever was selected', () => {
    expect(taxFormProblems({ ...form, taxId: '000-12-3456' })).toEqual(['taxId'])
    expect(taxFormProblems({ ...form, taxId: '123-45-0000' })).toEqual(['taxId'])
    expect(taxFormProblems({ ...form, classification: 'llc_s', taxId: '123-45-0000' })).toEqual([])
    expect(taxFormProblems({ ...form, classification: 'llc_s', taxId: '00-3456789' })).toEqual(['taxId'])
  })
})
