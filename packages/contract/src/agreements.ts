import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { agreementTypes } from './values/agreement-types.ts'
import { id, idText, instant } from './values/ids.ts'
import { signedName } from './values/signed-name.ts'

const version = z.int().positive()
const versionText = z.coerce.number().int().positive().max(1_000_000)

/** A document as lists name it. */
const listedDocument = z.object({
  type: z.enum(agreementTypes),
  title: z.string(),
  version,
  inForceFrom: instant,
  textHash: z.string(),
})

/** What the text of a document is filled from, beside the operator’s own name and address. */
const documentQuery = z.object({
  /** The home whose rules and times stand in a booking agreement that belongs to no booking yet. */
  propertyId: idText.optional(),
  /** For a stay booked by the offer for the tournament: its addendum comes along. */
  usOpen: z.enum(['1']).optional(),
  /** An earlier wording. */
  version: versionText.optional(),
})

export const agreementDocuments = endpoint({
  method: 'GET',
  path: 'content/agreements',
  summary: 'List every document with its current version',
  audience: 'public',
  results: z.object({ documents: z.array(listedDocument) }),
  errors: {},
})

/** Before a type, for the wording of this very moment: nobody keeps it (spec section 7: cached unless it has “live”). */
export const livePrefix = 'live-'

export const agreementContent = endpoint({
  method: 'GET',
  path: 'content/agreements/{type}',
  summary: 'Get the text of a document with its fields filled; types beginning with `live-` are never cached',
  audience: 'public',
  params: z.object({ type: z.string().regex(/^[a-z-]{1,80}$/) }),
  query: documentQuery,
  results: listedDocument.extend({
    /** HTML. */
    agreement: z.string(),
    /** Final as it stands. A booking agreement without a booking is not: names, days and amounts come with the booking. */
    preRendered: z.boolean(),
    /** A file that the operator shows in place of the text. */
    customFile: z.object({ url: z.string() }).nullable(),
    /** HTML of a second document that belongs below the first. */
    additionalAgreement: z.string().nullable(),
    /** The publisher's summary of the changes. */
    changes: z.string(),
    /** All wordings so far, the latest first. */
    versions: z.array(z.object({ version, inForceFrom: instant, changes: z.string() })),
  }),
  errors: {},
})

/** A paragraph of a text that changed. */
export const changedBlock = z.object({
  heading: z.boolean(),
  parts: z.array(z.object({ is: z.enum(['same', 'added', 'removed']), text: z.string() })),
})

export const agreementChanges = endpoint({
  method: 'GET',
  path: 'content/agreements/{type}/changes',
  summary: 'Compare a document with an earlier version, by paragraph and word',
  audience: 'public',
  params: z.object({ type: z.enum(agreementTypes) }),
  query: z.object({ since: versionText }),
  results: z.object({
    from: listedDocument,
    to: listedDocument,
    blocks: z.array(changedBlock),
  }),
  errors: {},
})

export const agreementsDue = endpoint({
  method: 'GET',
  path: 'my-agreements/due',
  summary: 'List documents whose changes the person has to accept before continuing',
  audience: 'session',
  results: z.object({
    documents: z.array(listedDocument.extend({ changes: z.string(), since: version.nullable() })),
  }),
  errors: {},
})

export const acceptAgreements = endpoint({
  method: 'POST',
  path: 'my-agreements',
  summary: 'Accept documents in the version shown',
  audience: 'session',
  inPerson: true,
  body: z.object({
    agreements: z
      .array(z.object({ type: z.enum(agreementTypes), version }))
      .min(1)
      .max(agreementTypes.length),
    accepted: z.literal(true),
  }),
  results: z.object({ accepted: z.int() }),
  errors: { agreement_changed: 409 },
})

/** The second agreement that some homes ask for: each home has its own, so it is no document of ours. */
export const homeAgreementType = 'home-agreement'

/** Something a person signed or accepted. */
const agreementRecord = z.object({
  /** `signature-12`, `house-3` or `acceptance-7`, by which `myAgreement` gives its text. */
  id: z.string().regex(/^(?:signature|house|acceptance)-[1-9]\d*$/),
  kind: z.enum(['signed', 'accepted']),
  type: z.enum([...agreementTypes, homeAgreementType]),
  title: z.string(),
  version,
  /** SHA-256 of the text as they saw it. */
  textHash: z.string(),
  at: instant,
  /** As they typed it; null for what was accepted without a signature. */
  signedName: z.string().nullable(),
  /** The stay that a signature is about. */
  bookingId: id.nullable(),
})
export type AgreementRecord = z.output<typeof agreementRecord>

export const myAgreements = endpoint({
  method: 'GET',
  path: 'my-agreements',
  summary: 'List what the person has signed and accepted, latest first',
  audience: 'session',
  results: z.object({ agreements: z.array(agreementRecord) }),
  errors: {},
})

export const myAgreement = endpoint({
  method: 'GET',
  path: 'my-agreements/{id}',
  summary: 'Get the exact text the person signed or accepted, with where and when',
  audience: 'session',
  params: z.object({ id: agreementRecord.shape.id }),
  results: z.object({
    agreement: agreementRecord.extend({
      /** HTML, as it was shown. */
      text: z.string(),
      /** Network address and browser it came from. */
      address: z.string(),
      userAgent: z.string(),
    }),
  }),
  errors: {},
})

/** The second agreement that a booking of a home asks for, as its guest reads and signs it. */
export const additionalAgreement = z.object({
  title: z.string(),
  /** HTML, with the owner’s signature below. */
  html: z.string(),
  version,
  textHash: z.string(),
})
export type AdditionalAgreement = z.output<typeof additionalAgreement>

/** What a home asks its guests to sign, as its author sees it. */
const homeAgreement = z.object({
  title: z.string().trim().min(1).max(120),
  /** Plain: paragraphs are parted by empty lines. */
  text: z.string().trim().min(1).max(40_000),
  /** Who signs it for the home. */
  signedName,
})

const editors = ['owner', 'staff', 'admin'] as const

export const agreementOfHome = endpoint({
  method: 'GET',
  path: 'owners/properties/{id}/agreement',
  summary: 'Get the second agreement a home requires from guests, for its owners and staff',
  audience: editors,
  permission: 'homes',
  params: z.object({ id: idText }),
  results: z.object({
    home: z.object({ id, name: z.string(), timeZone: z.string() }),
    /** Null where nothing is asked beside the booking agreement. */
    agreement: homeAgreement.extend({ publishedAt: instant }).nullable(),
    /** Of the latest version, also of one that asks for nothing any more; 0 where there was never one. */
    version: z.int(),
  }),
  errors: {},
})

export const writeHomeAgreement = endpoint({
  method: 'PUT',
  path: 'owners/properties/{id}/agreement',
  summary: 'Require a second agreement from a home’s guests, or stop; stays already signed are unchanged',
  audience: editors,
  permission: 'homes',
  params: z.object({ id: idText }),
  body: z.object({
    agreement: homeAgreement.nullable(),
    /** The version that the writer knew. */
    after: z.int().min(0),
  }),
  results: z.object({ version }),
  errors: { agreement_changed: 409, name_differs: 422 },
})
