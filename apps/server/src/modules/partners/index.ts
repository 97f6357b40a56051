/**
 * partners own who brings guests, homes, and partners: applications and their agreements, licenses, referred homes,
 * invitations, agencies, and their invoices to clients.
 * Promises: a code brings guests only once the agreement is signed and countersigned; a signed text never changes; an
 * expired license holds payments and loses none (R61).
 * Announces: partner.applied, partner.application_changed, partner.agreement_renewal, partner.license_expires, partner.accreditation_ends,
 * partner.home_referred, partner.home_referral_changed, partner.invited, partner.invitation_joined,
 * partner.agent_invited, partner.agency_lead_changed.
 */
export { agencyBranding, agencyView, answerInvitation, inviteAgent, partnersReadBy, saveAgency } from './agencies.ts'
export { withoutAgencyNumber } from './agency-numbers.ts'
export { agreementsOf, signAgreement } from './agreements.ts'
export { applicationsOf, applyForRoles } from './applications.ts'
export { agreedRate, agreementToSend, applicationSubject, type Deciding, decide } from './decisions.ts'
export { homeReferrerOf, moveReferral, refer } from './home-referrals.ts'
export { assertCanBring, hasProgramInForce } from './in-force.ts'
export { noteHomeVision, referInquiry } from './inquiry-referrals.ts'
export { inviterOf } from './invitations.ts'
export { isLicensedIn, saveLicense, verifyLicense } from './licenses.ts'
export { saveShareTerms } from './share-terms.ts'
export { partnerProfile, pipelineView } from './views.ts'
