import { decideApplication, partnerApplications, signPartnerAgreement } from '@porchlight/contract'
import type { TestApp } from '#testing/harness'
import { confirmedStaff } from '../../approvals/testing/second-approver.ts'
import { type Guest, good } from '../../bookings/testing/guest.ts'

/** An applicant's agreement: sent at a rate, signed through its link, and countersigned. */
export const agreementInForce = async (
  t: TestApp,
  partner: Guest,
  { code, rate }: { code: string; rate: number },
): Promise<void> => {
  const application = async () => (await good(partner.call(partnerApplications))).applications[0]
  const params = { applicationId: (await application())?.id ?? 0 }
  const decide = async (body: { decision: 'send_agreement' | 'countersign'; code?: string; rate?: number }) =>
    good((await confirmedStaff(t)).call(decideApplication, { params, body }))
  await decide({ decision: 'send_agreement', code, rate })
  const [, agreementId = '', hash = ''] = /agreement\/(\d+)\/(.+)$/.exec((await application())?.agreement ?? '') ?? []
  const body = { version: 1, signedName: 'Ada Quill', accepted: true as const }
  await good(t.visitor().call(signPartnerAgreement, { params: { agreementId: Number(agreementId), hash }, body }))
  await decide({ decision: 'countersign' })
}
