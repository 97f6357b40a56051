import { type AgreementType, agreementTypes } from '@porchlight/contract'

/** What an agreement is asked for with. */
export type AgreementRequest = { type: AgreementType; query?: { propertyId?: number; usOpen?: '1' } }

const known = (type: string | null): AgreementType | undefined => agreementTypes.find((one) => one === type)

/** The agreement that an address of ours is the page of: `/terms`, `/terms/{type}`, `/compliance`. */
export const agreementAt = ({ pathname, searchParams }: URL): AgreementRequest | undefined => {
  const [, page, type, more] = pathname.split('/')
  const asked = page === 'terms' && more === undefined ? (type ?? 'terms') : undefined
  const listed =
    page === 'compliance' && type === undefined ? (searchParams.get('document') ?? 'compliance') : undefined
  const found = known(asked ?? listed ?? null)
  return found && { type: found }
}
