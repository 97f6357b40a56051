/**
 * Agreements own the wording in versions and the signatures under it.
 * They promise that a signature never changes and keeps the very text that was signed, and that merge fields are text
 * and never markup.
 * They announce nothing: whoever asks for a signature tells.
 */
export { publishTemplate, type Signing, sign } from './commands.ts'
export type { Fields, Row } from './engine/render.ts'
export { keptBy } from './kept.ts'
export {
  currentTemplate,
  type Rendered,
  renderAgreement,
  type Signature,
  type Subject,
  signatureOf,
  signaturesOf,
  type Template,
} from './queries.ts'
