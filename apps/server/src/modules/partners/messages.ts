/** Texts of this module. */
export const problems = {
  fields: 'Please complete the highlighted fields',
  expiredLicense: 'This license has expired.',
  pastDate: 'Terms can start today at the earliest.',
  shareReason: 'Say why in at least 10 characters: a second person approves what pays more, or for longer.',
  wrongState: 'This was changed meanwhile. Reload and try again.',
  agreementExpired: 'This link has expired. Ask us for a new one.',
  agreementChanged: 'The agreement has changed. Read the current version.',
  iataInvalid:
    'The IATA or CLIA number is wrong: its check digit does not match. The agent can correct it in their profile.',
  notInForce: 'You have no partner agreement in force. You can do this once it is.',
  agreementFirst:
    'This partner’s agreement is not in force. Decide on their application first: the code and rate are part of the agreement you send.',
  terminated: 'This partner’s agreement was terminated. They get no code in this program.',
  licenseFirst: 'Add a valid license for this state first.',
  knownPartner: 'This person is already a partner or was invited.',
  tooMany: 'You can invite 20 people a day. Try again tomorrow.',
  notLead: 'Only the lead of an agency can change it.',
  unknownAgent: 'No travel agent or broker has this email address.',
  alreadyMember: 'This agent already belongs to an agency or was invited.',
  tooManyInvitations: 'You can invite 20 agents a day. Try again tomorrow.',
  agencyFirst: 'Name your agency first.',
  notBooked: 'You can invoice the client once this offer is booked.',
  alreadyInvoiced: 'This booking already has an invoice. Void it first.',
  leadStays: 'Make another agent the lead first, then leave.',
  homeReferred: 'This home already belongs to another referral.',
}
