/**
 * documents own what owners sign: templates with their wordings, the documents made from them, the signers, and the
 * documents owners provide.
 * Promises: a document forever reads as it was made, with its fingerprint; a signature never changes; a management
 * contract is in force once everyone has signed it and not before; anyone who holds a signer's link sees that document
 * and nothing else.
 */
export { type Document, documentsOf, documentsToSign, signaturesOf } from './documents.ts'
export { expiringInHomes } from './expiring-documents.ts'
export { issue } from './issue-document.ts'
export { proofsOf } from './proofs.ts'
export { countersign, signAs } from './sign-document.ts'
export { templates } from './templates.ts'
