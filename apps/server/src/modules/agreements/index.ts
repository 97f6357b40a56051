/**
 * Agreements own the versioned wording of every document, the second agreements that homes ask for, the signatures
 * under them, and who accepted which text. They promise that a signature or an acceptance never changes and stores the
 * exact text that was shown, and that merge fields are text and never markup. They announce `agreement.published`; a
 * signature is announced by the module that asked for it.
 */
export { acceptedAt } from './acceptances.ts'
export { faultInBody, publishTemplate, sign } from './commands.ts'
export { unreviewedWordings } from './document-admin.ts'
export { type Fields, type Row, render as fillBody } from './engine/render.ts'
export {
  type HomeAgreement,
  homeAgreementFor,
  homeAgreementToSign,
  signHomeAgreement,
} from './home-agreements.ts'
export { operatorOf } from './operator.ts'
export {
  agreementUnder,
  currentTemplate,
  type Reading,
  type Rendered,
  readingOf,
  renderAgreement,
  requiredVersionOf,
  type Signature,
  signatureOf,
  signaturesOf,
  wordingOf,
} from './queries.ts'
