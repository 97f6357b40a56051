import { type AgreementType, type Role, signupAgreements } from '@porchlight/contract'

/**
 * Who has agreed to a document by being here, beyond those of the sign-up, which everyone has. Partners sign their
 * program agreement, and sign it again: a click does not replace a signature.
 */
const concerned: Partial<Record<AgreementType, readonly Role[]>> = { 'owner-listing-agreement': ['owner'] }

/** Whether a new wording of a document is this person's business. */
export const concerns = (type: AgreementType, roles: readonly Role[]): boolean =>
  (signupAgreements as readonly AgreementType[]).includes(type) || roles.some((role) => concerned[type]?.includes(role))

export type AgreementVersion = { type: AgreementType; version: number; acceptAgain: boolean }
export type Due = { type: AgreementType; version: number; since: number | null }

/**
 * The documents that a person must accept before they go on: a wording that asks for it has come into force since the
 * one they accepted last. It is the latest wording that they are asked for.
 */
export const dueOf = (
  inForce: readonly AgreementVersion[],
  accepted: ReadonlyMap<AgreementType, number>,
  roles: readonly Role[],
): Due[] =>
  [...new Set(inForce.map(({ type }) => type))].flatMap((type) => {
    const wordings = inForce.filter((wording) => wording.type === type)
    const last = accepted.get(type) ?? 0
    const requested = wordings.some(({ version, acceptAgain }) => acceptAgain && version > last)
    if (!requested || !concerns(type, roles)) return []
    return [{ type, version: Math.max(...wordings.map(({ version }) => version)), since: last || null }]
  })
