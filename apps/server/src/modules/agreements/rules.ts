import { type AgreementType, type Role, signupAgreements } from '@porchlight/contract'

/**
 * Roles that have agreed to a document beyond those accepted by everyone at sign-up. Partners sign their program
 * agreement, and sign it again: a click doesn't replace a signature.
 */
const concerned: Partial<Record<AgreementType, readonly Role[]>> = { 'owner-listing-agreement': ['owner'] }

/** Whether a document's new wording concerns this person. */
export const concerns = (type: AgreementType, roles: readonly Role[]): boolean =>
  (signupAgreements as readonly AgreementType[]).includes(type) || roles.some((role) => concerned[type]?.includes(role))

export type AgreementVersion = { type: AgreementType; version: number; acceptAgain: boolean }
export type Due = { type: AgreementType; version: number; since: number | null }

/**
 * The documents a person must accept before continuing: a wording that requires it has come into force since the one
 * they last accepted. They are asked for the latest wording.
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
