/**
 * identity owns what guests show of who they are, where a home asks for it: legal name, birth date, a picture of a document.
 * Promises: it is sealed; each staff member who reads it is recorded in the log of the guest's account; it is erased
 *   some days after the stay, and that it was accepted stays known. Stays booked before a home asked are not asked.
 */
export { identityOf, identityStates, proofsToCheck } from './proofs.ts'
export { submitIdentity } from './submit-identity.ts'
