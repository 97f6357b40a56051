import {
  type AgreedTerms,
  type ApprovalOutcome,
  type agreeContract,
  type BodyOf,
  type PlainDate,
  percentInWords,
} from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import { type ApprovalHandler, submitForApproval } from '#modules/approvals'
import { assertBeginsLast, contractsOf, ownersOf, setContract } from './ownership.ts'
import { lockHome } from './queries.ts'

type Act = { homeId: number; validFrom: PlainDate; terms: AgreedTerms }

/**
 * Submits contract terms agreed in a document. They wait for a second person who has read the document; the owners are
 * notified once they take effect.
 * @throws Problem 422 evidence_needed, file_unknown; 409 already_pending, contract_in_the_way; 404
 */
export const submitTerms = async (
  ctx: WriteCtx,
  homeId: number,
  { reason, evidence, validFrom, ...terms }: BodyOf<typeof agreeContract>,
  by: number,
): Promise<ApprovalOutcome> => {
  const home = await lockHome(ctx, homeId)
  await assertBeginsLast(ctx, homeId, validFrom)
  const [last] = await contractsOf(ctx, homeId)
  const owners = await ownersOf(ctx, homeId)
  return await submitForApproval(ctx, {
    kind: 'contract_terms',
    subject: `home:${homeId}`,
    facts: {
      home: home.name,
      from: validFrom,
      before: last ? percentInWords(last.commissionBasisPoints) : '—',
      after: percentInWords(terms.commissionBasisPoints),
    },
    act: { homeId, validFrom, terms } satisfies Act,
    reason,
    evidence,
    participants: owners,
    affected: owners,
    by,
  })
}

export const contractTermsHandler: ApprovalHandler = {
  kind: 'contract_terms',
  carryOut: async (ctx, { act, requestedBy, approvedBy }) => {
    const { homeId, validFrom, terms } = act as Act
    await setContract(ctx, homeId, validFrom, terms, { recordedBy: requestedBy, approvedBy })
  },
}
