import type { AgreementDetails } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { type AgreementFields, detailFields, problemsOf, termsOf } from './fields.ts'

const words = { missing: 'missing', unclear: 'unclear', twice: 'twice' }
const fieldsWith = (details: AgreementDetails | undefined): AgreementFields => ({
  ...detailFields(details, 'USD'),
  validFrom: '2027-03-01',
  commission: 22.5,
  commissionBase: 'accommodation',
  recognition: 'check_in',
  cleaningTo: 'owner',
  reason: '',
})

const everything: AgreementDetails = {
  tiers: [{ fromNights: 28, basisPoints: 1_550 }],
  channelRates: [{ channel: 'affiliate', basisPoints: 3_000 }],
  fixedFee: 50_00,
  minimumCommission: 0,
  guarantee: 9_000_00,
  feeShares: [{ code: 'linen', ownerBasisPoints: 3_333 }],
  cardFee: { basisPoints: 290, bearer: 'split', beforeCommission: true },
  agentBearer: 'owner',
  reserve: 500_00,
  repairLimit: 250_00,
}

describe('agreement fields', () => {
  it('load every detail and send it back unchanged', () => {
    expect(termsOf(fieldsWith(everything))).toEqual({
      commissionBasisPoints: 2_250,
      commissionBase: 'accommodation',
      recognition: 'check_in',
      cleaningTo: 'owner',
      details: everything,
    })
  })

  it('send no details when none are entered', () => {
    expect(termsOf(fieldsWith(undefined))).not.toHaveProperty('details')
  })

  it('report a length or a fee entered twice, and missing values', () => {
    const tier = { fromNights: 7, percent: 20 }
    const wrong = {
      ...fieldsWith(undefined),
      commission: null,
      tiers: [tier, tier, { fromNights: null, percent: null }],
      feeShares: [
        { code: 'linen' as const, percent: 10 },
        { code: 'linen' as const, percent: 20 },
      ],
    }
    expect(problemsOf(wrong, words)).toEqual({
      commission: 'unclear',
      'tiers.1.fromNights': 'twice',
      'tiers.2.fromNights': 'missing',
      'tiers.2.percent': 'missing',
      'feeShares.1.code': 'twice',
    })
    expect(problemsOf(fieldsWith(everything), words)).toEqual({})
  })
})
