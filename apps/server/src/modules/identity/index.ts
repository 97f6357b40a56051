/**
 * identity owns the IDs guests submit if a home requires it: legal name, birth date, a picture of a document.
 * Promises: they are sealed; each staff member who views one is recorded in the log of the guest's account; they are
 * erased some days after the stay, while the record of acceptance remains. Stays booked before a home required ID are
 * not asked.
 */
export { identityOf, identityStates, proofsToCheck } from './proofs.ts'
export { submitIdentity } from './submit-identity.ts'
