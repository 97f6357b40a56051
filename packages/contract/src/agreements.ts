import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { agreementTypes } from './values/agreement-types.ts'
import { id, instant } from './values/ids.ts'

const version = z.int().positive()

/** Something a person signed or accepted. */
const keptAgreement = z.object({
  /** `signature-12` or `acceptance-7`, by which `myAgreement` gives its text. */
  id: z.string().regex(/^(?:signature|acceptance)-[1-9]\d*$/),
  kind: z.enum(['signed', 'accepted']),
  type: z.enum(agreementTypes),
  title: z.string(),
  version,
  /** SHA-256 of the text as he saw it. */
  textHash: z.string(),
  at: instant,
  /** As he typed it; null for what was accepted without a signature. */
  signedName: z.string().nullable(),
  /** The stay that a signature is about. */
  bookingId: id.nullable(),
})
export type KeptAgreement = z.output<typeof keptAgreement>

export const myAgreements = endpoint({
  method: 'GET',
  path: 'my-agreements',
  summary: 'What the person has signed and accepted, the latest first',
  audience: 'session',
  results: z.object({ agreements: z.array(keptAgreement) }),
  errors: {},
})

export const myAgreement = endpoint({
  method: 'GET',
  path: 'my-agreements/{id}',
  summary: 'The very text that the person signed or accepted, with from where',
  audience: 'session',
  params: z.object({ id: keptAgreement.shape.id }),
  results: z.object({
    agreement: keptAgreement.extend({
      /** HTML, as it was shown. */
      text: z.string(),
      /** Network address and browser it came from. */
      address: z.string(),
      userAgent: z.string(),
    }),
  }),
  errors: {},
})
