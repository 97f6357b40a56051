/** The documents with their own page below `/terms` (spec section 2 of the platform). */
export const termsTypes = [
  'terms',
  'booking-agreement',
  'promotion-agreement',
  'service-agreement',
  'dispute-resolution-center',
  'insurance-information',
  'privacy-policy',
  'android-privacy-policy',
  'concierge',
  'cancellation-policy',
  'as-described-promise',
  'nys-disclosure',
  'service-fee',
  'mandates',
] as const

/** All documents; those without their own page are shown on the compliance page. */
export const agreementTypes = [
  ...termsTypes,
  'compliance',
  'partnership-program',
  'owner-listing-agreement',
  'us-open-addendum',
  'home-vision-contract',
  'pool-policy',
] as const
export type AgreementType = (typeof agreementTypes)[number]

/**
 * The documents someone accepts by creating an account (spec section 2 of the account area), in the order of the
 * sentence.
 */
export const signupAgreements = [
  'terms',
  'privacy-policy',
  'booking-agreement',
  'promotion-agreement',
  'service-agreement',
  'concierge',
  'dispute-resolution-center',
  'compliance',
] as const satisfies readonly AgreementType[]
