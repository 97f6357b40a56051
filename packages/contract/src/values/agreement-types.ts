/** The documents that have a page of their own below `/terms` (spec section 2 of the platform). */
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

/** Every document there is; those without a page of their own stand on that of compliance. */
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

/** What someone accepts by opening an account (spec section 2 of the account area), in the order of the sentence. */
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
