import { z } from 'zod'
import { mostNumber } from './company.ts'
import { contractTerms } from './contract-terms.ts'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { ofManagedHome } from './home-setup.ts'
import { mediaFile } from './media.ts'
import { hash, id, idText, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'
import { signedName } from './values/signed-name.ts'

/**
 * The kind of document: a `management` contract sets the terms of a home; an addendum for a tournament (`us_open`) and
 * an application for Home Vision are signed from a link as well.
 */
export const documentKinds = ['management', 'us_open', 'home_vision', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** `out`: waiting for a signature. */
export const documentStates = ['out', 'signed', 'withdrawn'] as const

/** Documents that owners or staff add to a home. */
export const proofKinds = ['insurance', 'permit', 'title', 'other'] as const
export type ProofKind = (typeof proofKinds)[number]

const signer = z.object({
  id,
  side: z.enum(['owner', 'operator']),
  name: z.string(),
  /** As typed below the text, with the time; null until signed. */
  signedName: z.string().nullable(),
  signedAt: instant.nullable(),
  /** Whether it is the caller. */
  you: z.boolean(),
})

/** A home's document as listed. */
export const homeDocument = z.object({
  id,
  templateId: id,
  kind: z.enum(documentKinds),
  title: z.string(),
  /** The template version it was created from. */
  version: z.int(),
  state: z.enum(documentStates),
  issuedAt: instant,
  signedAt: instant.nullable(),
  expiresOn: plainDate.nullable(),
  /** In signing order. */
  signers: z.array(signer),
  /** Whose signature is needed next. */
  awaits: z.enum(['you', 'owners', 'operator']).nullable(),
})
export type HomeDocument = z.output<typeof homeDocument>

const proof = z.object({
  id,
  kind: z.enum(proofKinds),
  title: z.string(),
  /** The number of a permit, license, or policy; empty if none was given. */
  number: z.string(),
  /** Who issued it. */
  authority: z.string(),
  /** Null if only its number is known. */
  file: mediaFile.nullable(),
  validFrom: plainDate.nullable(),
  expiresOn: plainDate.nullable(),
  addedAt: instant,
})
export type Proof = z.output<typeof proof>

const home = z.object({ id, name: z.string(), town: z.string(), timeZone: z.string() })

export const documentsOfHome = endpoint({
  ...ofManagedHome,
  method: 'GET',
  path: 'owners/properties/{id}/documents',
  summary: 'List documents signed, documents to sign, and documents uploaded for a home',
  results: z.object({
    home,
    /** Latest first. */
    documents: z.array(homeDocument),
    /** Documents an owner can sign without being asked: the contract of the service level they chose. */
    offered: z.array(z.object({ templateId: id, kind: z.enum(documentKinds), title: z.string() })),
    proofs: z.array(proof),
  }),
  errors: {},
})

/** What a home's stays would earn its owners under given terms; none of it is promised. */
export const exampleStay = z.object({
  arrive: plainDate,
  nights: z.int(),
  /** The total the guest pays, taxes included. */
  guestPays: money,
  lines: z.array(
    z.object({ label: z.enum(['rent', 'cleaning', 'commission', 'fixed_fee', 'card_fee']), amount: money }),
  ),
  owners: money,
  /** The company's part. */
  company: money,
})
export type ExampleStay = z.output<typeof exampleStay>

export const documentOfHome = endpoint({
  ...ofManagedHome,
  method: 'GET',
  path: 'owners/properties/{id}/documents/{templateId}',
  summary: 'Get a home’s document as made or as a draft, with sample stays under its terms',
  params: z.object({ id: idText, templateId: idText }),
  results: z.object({
    home,
    kind: z.enum(documentKinds),
    title: z.string(),
    /** HTML. */
    text: z.string(),
    textHash: hash,
    /** Null until it is created, which happens at the first signature. */
    document: homeDocument.nullable(),
    maySign: z.boolean(),
    terms: contractTerms.extend({ validFrom: plainDate }).nullable(),
    /** Empty if the document has no financial terms, or the home has no prices yet. */
    examples: z.array(exampleStay),
    /** Earlier documents of the same kind, latest first. */
    earlier: z.array(homeDocument),
  }),
  errors: {},
})
export type DocumentOfHome = ResultsOf<typeof documentOfHome>

const signature = z.object({
  /** The hash of the displayed text. */
  textHash: hash,
  signedName,
  accepted: z.literal(true),
})
const signingErrors = { name_differs: 422, document_changed: 409, not_allowed_now: 409 } as const

export const signDocumentOfHome = endpoint({
  ...ofManagedHome,
  method: 'POST',
  path: 'owners/properties/{id}/documents/{templateId}/signature',
  summary: 'Sign a home’s document by name; the text signed is stored',
  inPerson: true,
  status: 201,
  params: z.object({ id: idText, templateId: idText }),
  body: signature,
  results: z.object({ document: homeDocument }),
  errors: signingErrors,
})

export const addProof = endpoint({
  ...ofManagedHome,
  method: 'POST',
  path: 'owners/properties/{id}/proofs',
  summary: 'Add a permit, license, insurance, or other document of a home, with its number, authority, and dates',
  status: 201,
  body: z.object({
    kind: z.enum(proofKinds),
    title: z.string().trim().min(1).max(120),
    number: z.string().trim().max(mostNumber).default(''),
    authority: z.string().trim().max(120).default(''),
    /** Can be null only with a number. */
    fileId: id.nullable(),
    validFrom: plainDate.nullable().default(null),
    expiresOn: plainDate.nullable(),
  }),
  results: z.object({ id }),
  errors: { file_unknown: 422, not_a_document: 422, file_or_number: 422, dates_reversed: 422 },
})

export const removeProof = endpoint({
  ...ofManagedHome,
  method: 'DELETE',
  path: 'owners/properties/{id}/proofs/{proofId}',
  summary: 'Delete an uploaded document of a home',
  params: z.object({ id: idText, proofId: idText }),
  results: z.object({}),
  errors: {},
})

const byLink = z.object({ hash })

export const documentByLink = endpoint({
  method: 'GET',
  path: 'documents/{hash}',
  summary: 'Get a document by its signing link',
  audience: 'public',
  params: byLink,
  results: z.object({
    id,
    kind: z.enum(documentKinds),
    homeId: id.nullable(),
    /** The home's name, or the address of one that isn't managed here yet. */
    place: z.string(),
    title: z.string(),
    text: z.string(),
    textHash: hash,
    state: z.enum(documentStates),
    /** The signer the link belongs to. */
    signer: signer.omit({ you: true, side: true }),
    /** Set once everyone has signed. */
    signedAt: instant.nullable(),
    timeZone: z.string(),
  }),
  errors: {},
})
export type DocumentByLink = ResultsOf<typeof documentByLink>

export const signByLink = endpoint({
  method: 'POST',
  path: 'documents/{hash}/signature',
  summary: 'Sign a document by its link',
  audience: 'public',
  status: 201,
  params: byLink,
  body: signature,
  results: z.object({ signedAt: instant }),
  errors: signingErrors,
})
