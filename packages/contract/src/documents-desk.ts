import { z } from 'zod'
import { contractTerms, mostCommission } from './contract-terms.ts'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { documentKinds, exampleStay, homeDocument } from './home-documents.ts'
import { emailAddress } from './values/contact-fields.ts'
import { id, idText, instant } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'
import { signedName } from './values/signed-name.ts'

const team = { audience: ['staff', 'admin'], permission: 'homes' } as const

/** How documents created from a template are signed. */
const rules = z.object({
  everyOwner: z.boolean(),
  countersigned: z.boolean(),
  /** A home isn't rented while one of these waits for its owners' signatures. */
  required: z.boolean(),
  validMonths: z.int().min(1).max(120).nullable(),
})

const template = rules.extend({
  id,
  kind: z.enum(documentKinds),
  title: z.string(),
  version: z.int(),
  publishedAt: instant,
})
export type DocumentTemplate = z.output<typeof template>

const deskDocument = homeDocument.extend({
  /** The home's name, or the address of one that isn't managed here yet. */
  place: z.string(),
  homeId: id.nullable(),
  timeZone: z.string(),
})
export type DeskDocument = z.output<typeof deskDocument>

export const documentsDesk = endpoint({
  ...team,
  method: 'GET',
  path: 'staff/documents',
  summary: 'List templates, documents waiting for signatures, and those expiring soon',
  results: z.object({
    templates: z.array(template),
    /** Those waiting for the operator first, then the longest waiting. */
    waiting: z.array(deskDocument),
    /** Owner documents that expire within 60 days, or have expired. */
    expiring: z.array(
      z.object({
        subject: z.enum(['document', 'proof']),
        id,
        homeId: id.nullable(),
        place: z.string(),
        title: z.string(),
        expiresOn: plainDate,
      }),
    ),
  }),
  errors: {},
})
export type DocumentsDesk = ResultsOf<typeof documentsDesk>

export const documentTemplate = endpoint({
  ...team,
  method: 'GET',
  path: 'staff/documents/templates/{id}',
  summary: 'Get a template as source, with the fields it can use',
  params: z.object({ id: idText }),
  results: z.object({
    template: template.extend({ body: z.string(), fields: z.array(z.string()) }),
    versions: z.array(z.object({ version: z.int(), at: instant, changes: z.string() })),
  }),
  errors: {},
})
export type TemplateAtDesk = ResultsOf<typeof documentTemplate>

const written = z.object({ title: z.string().trim().min(1).max(160), body: z.string().trim().min(1).max(200_000) })

export const previewTemplate = endpoint({
  ...team,
  method: 'POST',
  path: 'staff/documents/preview',
  computes: true,
  summary: 'Preview a version with its fields named; nothing is stored',
  body: written.pick({ body: true }).extend({ kind: z.enum(documentKinds) }),
  results: z.object({ text: z.string() }),
  errors: { wording_unfit: 422 },
})

export const addTemplate = endpoint({
  ...team,
  method: 'POST',
  path: 'staff/documents/templates',
  summary: 'Create a template',
  status: 201,
  body: written.extend(rules.shape),
  results: z.object({ id }),
  errors: { wording_unfit: 422 },
})

export const reviseTemplate = endpoint({
  ...team,
  method: 'POST',
  path: 'staff/documents/templates/{id}',
  summary: 'Add a version to a template; existing documents keep theirs',
  status: 201,
  params: z.object({ id: idText }),
  body: written.extend(rules.shape).extend({
    changes: z.string().trim().min(1).max(1_000),
    /** The version the author had seen. */
    after: z.int(),
  }),
  results: z.object({ version: z.int() }),
  errors: { wording_unfit: 422, document_changed: 409 },
})

export const issueDocument = endpoint({
  ...team,
  method: 'POST',
  path: 'staff/documents',
  summary: 'Create a document from a template and email its signers',
  status: 201,
  body: z.object({
    templateId: id,
    to: z.discriminatedUnion('who', [
      z.object({ who: z.literal('owners'), homeId: id }),
      z.object({
        who: z.literal('person'),
        name: z.string().trim().min(2).max(160),
        email: emailAddress,
        /** The address of the home it is about. */
        place: z.string().trim().min(3).max(200),
      }),
    ]),
    /** For a management contract only. */
    terms: contractTerms.extend({ validFrom: plainDate }).nullable(),
  }),
  results: z.object({ id }),
  errors: { not_allowed_now: 409, terms_unfit: 422 },
})

const ofDocument = { ...team, params: z.object({ id: idText }) }

export const documentAtDesk = endpoint({
  ...ofDocument,
  method: 'GET',
  path: 'staff/documents/{id}',
  summary: 'Get a document with its signatures',
  results: z.object({ document: deskDocument, text: z.string(), textHash: z.string() }),
  errors: {},
})

export const countersignDocument = endpoint({
  ...ofDocument,
  method: 'POST',
  path: 'staff/documents/{id}/countersignature',
  summary: 'Countersign a document; a management contract takes effect with it',
  inPerson: true,
  status: 201,
  body: z.object({ signedName, accepted: z.literal(true) }),
  results: z.object({ document: deskDocument }),
  errors: { not_allowed_now: 409, contract_in_the_way: 409, name_differs: 422 },
})

export const withdrawDocument = endpoint({
  ...ofDocument,
  method: 'POST',
  path: 'staff/documents/{id}/withdrawal',
  summary: 'Withdraw a document not everyone has signed; its links stop working',
  results: z.object({}),
  errors: { not_allowed_now: 409 },
})

export const remindSigners = endpoint({
  ...ofDocument,
  method: 'POST',
  path: 'staff/documents/{id}/reminder',
  summary: 'Remind those who haven’t signed; at most once in half a day',
  results: z.object({ written: z.int() }),
  errors: { not_allowed_now: 409 },
})

export const previewAgreement = endpoint({
  method: 'POST',
  path: 'staff/properties/{id}/contracts/preview',
  computes: true,
  summary:
    'Show what sample stays of a home would bring its owners and the company under new terms, and do under those in force',
  ...team,
  params: z.object({ id: idText }),
  body: contractTerms.extend({
    commissionBasisPoints: z.int().min(0).max(mostCommission),
    /** The date they would take effect. */
    validFrom: plainDate,
  }),
  results: z.object({
    /**
     * The same stays in the same order; `before` is empty if no agreement is in force. Empty until the home has prices.
     */
    before: z.array(exampleStay),
    after: z.array(exampleStay),
  }),
  errors: { contract_in_the_way: 409 },
})
