import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { agreementTypes } from './values/agreement-types.ts'
import { id, idText, instant } from './values/ids.ts'
import { signedName } from './values/signed-name.ts'

const version = z.int().positive()
const versionText = z.coerce.number().int().positive().max(1_000_000)

/** A document as listed. */
const listedDocument = z.object({
  type: z.enum(agreementTypes),
  title: z.string(),
  version,
  inForceFrom: instant,
  textHash: z.string(),
})

/** The data that fills a document's text, in addition to the operator's own name and address. */
const documentQuery = z.object({
  /** The home whose rules and times appear in a booking agreement that doesn't belong to a booking yet. */
  propertyId: idText.optional(),
  /** For a stay booked through the tournament offer: includes its addendum. */
  usOpen: z.enum(['1']).optional(),
  /** An earlier version. */
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

/**
 * Prefix of a type for the version current at this moment, which isn't cached (spec section 7: cached unless it has
 * “live”).
 */
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
    /**
     * The text is final. A booking agreement without a booking isn't: names, dates, and amounts come with the booking.
     */
    preRendered: z.boolean(),
    /** A file the operator shows instead of the text. */
    customFile: z.object({ url: z.string() }).nullable(),
    /** HTML of a second document shown below the first. */
    additionalAgreement: z.string().nullable(),
    /** The publisher's summary of the changes. */
    changes: z.string(),
    /** All versions so far, latest first. */
    versions: z.array(z.object({ version, inForceFrom: instant, changes: z.string() })),
  }),
  errors: {},
})

/** A changed paragraph of a text. */
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

/** The second agreement that some homes require. Each home has its own, so it isn't one of our documents. */
export const homeAgreementType = 'home-agreement'

/** Something a person signed or accepted. */
const agreementRecord = z.object({
  /** `signature-12`, `house-3` or `acceptance-7`: the key for fetching its text with `myAgreement`. */
  id: z.string().regex(/^(?:signature|home|acceptance)-[1-9]\d*$/),
  kind: z.enum(['signed', 'accepted']),
  type: z.enum([...agreementTypes, homeAgreementType]),
  title: z.string(),
  version,
  /** SHA-256 of the text as shown to the person. */
  textHash: z.string(),
  at: instant,
  /** As typed; null if it was accepted without a signature. */
  signedName: z.string().nullable(),
  /** The stay a signature belongs to. */
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
      /** HTML, as displayed. */
      text: z.string(),
      /** The IP address and browser it came from. */
      address: z.string(),
      userAgent: z.string(),
    }),
  }),
  errors: {},
})

/** The second agreement a home's bookings require, as its guest reads and signs it. */
export const additionalAgreement = z.object({
  title: z.string(),
  /** HTML, with the owner's signature below. */
  html: z.string(),
  version,
  textHash: z.string(),
})
export type AdditionalAgreement = z.output<typeof additionalAgreement>

/** An agreement a home requires its guests to sign, as its author sees it. */
const homeAgreement = z.object({
  title: z.string().trim().min(1).max(120),
  /** Plain text: paragraphs are separated by empty lines. */
  text: z.string().trim().min(1).max(40_000),
  /** Who signs it on behalf of the home. */
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
    /** Null if nothing is required beyond the booking agreement. */
    agreement: homeAgreement.extend({ publishedAt: instant }).nullable(),
    /** The latest version's number, even if it no longer requires anything; 0 if there has never been one. */
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
    /** The latest version the author had seen. */
    after: z.int().min(0),
  }),
  results: z.object({ version }),
  errors: { agreement_changed: 409, name_differs: 422 },
})
