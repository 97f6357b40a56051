/** The request for an agreement. Its types aren't imported here: every page loads this, and none needs the contract. */
export type AgreementRequest = { type: string; query?: { propertyId?: number; usOpen?: '1' } }

/**
 * The agreement whose page one of our addresses is: `/terms`, `/terms/{type}`, `/compliance`; with the home it is
 * requested for.
 */
export const agreementAt = ({ pathname, searchParams }: URL): AgreementRequest | undefined => {
  const [, page, type, ...more] = pathname.split('/')
  if (page === 'terms' && more.length === 0) {
    const home = /^[1-9]\d{0,14}$/.exec(searchParams.get('propertyId') ?? '')
    return { type: type || 'terms', ...(home && { query: { propertyId: Number(home[0]) } }) }
  }
  if (page === 'compliance' && !type) return { type: searchParams.get('document') ?? 'compliance' }
  return undefined
}
