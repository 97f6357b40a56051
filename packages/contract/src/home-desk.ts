import { z } from 'zod'
import { approvalErrors, approvalEvidence, approvalOutcome, approvalReason } from './approvals.ts'
import { contractTerms, mostCommission } from './contract-terms.ts'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { marketingChannels } from './home-channels.ts'
import { homeSetup, setupSteps } from './home-setup.ts'
import { homeStatuses, measuredFact, picture } from './homes.ts'
import { id, idText, instant } from './values/ids.ts'
import { collectionOf, pageQuery } from './values/page.ts'
import { plainDate } from './values/shapes.ts'

const team = { audience: ['staff', 'admin'], permission: 'homes' } as const

export const staffHomes = endpoint({
  method: 'GET',
  path: 'staff/properties',
  summary: 'List homes in any state, those waiting for staff first',
  ...team,
  query: pageQuery.extend({
    status: z.enum(homeStatuses).optional(),
    /** Part of its name or an owner's name, in any spelling. */
    q: z.string().trim().max(80).default(''),
  }),
  results: z.object({
    homes: collectionOf(
      z.object({
        id,
        name: z.string(),
        town: z.string(),
        status: z.enum(homeStatuses),
        image: picture.nullable(),
        owners: z.array(z.string()),
        /** The number of open setup steps. */
        open: z.int(),
        /** It is live, but no management agreement is in force. */
        unagreed: z.boolean(),
      }),
    ),
  }),
  errors: {},
})

const reading = z.object({
  code: measuredFact.shape.code,
  value: z.number().min(-500).max(100_000),
  note: z.string().trim().max(200).nullable(),
  measuredOn: plainDate,
  readings: z.array(z.number().min(-500).max(100_000)).max(20),
})

export const homeDesk = endpoint({
  method: 'GET',
  path: 'staff/properties/{id}',
  summary: 'Get everything staff need to approve a home: setup, owners, contract and measured facts',
  ...team,
  params: z.object({ id: idText }),
  results: z.object({
    setup: homeSetup,
    /** The currency of its prices and its owners' accounts. */
    currency: z.string(),
    owners: z.array(z.object({ accountId: id, name: z.string(), email: z.string(), basisPoints: z.int() })),
    /** Latest first; the first is in force or upcoming. */
    contracts: z.array(
      contractTerms.extend({
        version: z.int(),
        validFrom: plainDate,
        /** Who recorded it and who approved it; null if its owners signed it, or it was imported. */
        recordedBy: z.string().nullable(),
        approvedBy: z.string().nullable(),
        recordedAt: instant,
      }),
    ),
    facts: z.array(reading.extend({ label: z.string(), unit: z.string() })),
    channels: z.array(z.enum(marketingChannels)),
    /** Every figure that can be measured. */
    measures: z.array(z.object({ code: measuredFact.shape.code, label: z.string(), unit: z.string() })),
  }),
  errors: {},
})
export type HomeDesk = ResultsOf<typeof homeDesk>

export const settleStep = endpoint({
  method: 'POST',
  path: 'staff/properties/{id}/steps',
  summary: 'Complete a setup step: done as agreed with the owner, or waived with a reason',
  ...team,
  params: z.object({ id: idText }),
  body: z.object({
    step: z.enum(setupSteps).exclude(['final-approval']),
    state: z.enum(['done', 'waived']),
    note: z.string().trim().min(3).max(500),
  }),
  results: z.object({}),
  errors: {},
})

export const agreeContract = endpoint({
  method: 'POST',
  path: 'staff/properties/{id}/contracts',
  summary:
    'Record new terms signed with a home’s owners (R50): needs the document and a second approver, and notifies the owners',
  ...team,
  params: z.object({ id: idText }),
  inPerson: true,
  body: contractTerms.extend({
    commissionBasisPoints: z.int().min(0).max(mostCommission),
    validFrom: plainDate,
    reason: approvalReason,
    /** The document the owners signed. */
    evidence: approvalEvidence,
  }),
  results: z.object({ outcome: approvalOutcome }),
  errors: { ...approvalErrors, contract_in_the_way: 409 },
})

export const keepFacts = endpoint({
  method: 'PUT',
  path: 'staff/properties/{id}/facts',
  summary: 'Record what was measured in a home',
  ...team,
  params: z.object({ id: idText }),
  body: z.object({ facts: z.array(reading).max(20) }),
  results: z.object({}),
  errors: { fact_twice: 422 },
})
