import type { Rule } from './rules.ts'

const anyone: Rule = { who: 'anyone' }
const persons: Rule = { who: 'persons' }
const oneself: Rule = { who: 'persons', self: true }
const provingOneself: Rule = { who: 'persons', self: true, waiting: true }
const guests: Rule = { who: 'guest' }
const guestHimself: Rule = { who: 'guest', self: true }
const owners: Rule = { who: 'owners' }
const people: Rule = { who: 'staff', permission: 'people', self: true }
const money: Rule = { who: 'staff', permission: 'money' }
const content: Rule = { who: 'staff', permission: 'content' }
const jobs: Rule = { who: 'staff', permission: 'jobs' }
const stay: Rule = { who: 'parties', permission: 'bookings' }
const home: Rule = { who: 'owner', permission: 'homes', strangers: 403 }

/**
 * Who may call what: the one table by which every call of the API is judged. It is written by hand and not taken from the
 * contract, so that a call that lets in more than it should disagrees with it.
 */
export const accessTable: Readonly<Record<string, Rule>> = {
  // The door
  'GET web-data': anyone,
  'GET ping': anyone,
  'POST login': anyone,
  'POST logout': anyone,
  'POST forgot-password': anyone,
  'POST reset-password': anyone,
  'POST signup': anyone,
  'GET challenge-user': { who: 'persons', waiting: true },
  'POST challenge': provingOneself,
  'POST challenge/{challengeId}': provingOneself,
  'POST challenge/authenticator': provingOneself,
  'POST challenge/recovery-code': provingOneself,
  'POST challenge/passkey/options': provingOneself,
  'POST challenge/passkey': provingOneself,

  // One's own account
  'GET account/security': persons,
  'PUT account/language': persons,
  'PATCH profile/password': oneself,
  'POST account/confirm': oneself,
  'DELETE account/sessions': oneself,
  'DELETE account/sessions/{sessionId}': guestHimself,
  'PATCH account/devices/{deviceId}': guestHimself,
  'DELETE account/devices/{deviceId}': guestHimself,
  'PUT account/verification': oneself,
  'POST account/email': oneself,
  'POST account/authenticator': oneself,
  'POST account/authenticator/proof': oneself,
  'DELETE account/authenticator': oneself,
  'POST account/recovery-codes': oneself,
  'POST account/passkeys/options': oneself,
  'POST account/passkeys': oneself,
  'DELETE account/passkeys/{passkeyId}': guestHimself,
  'POST account/keys': oneself,
  'DELETE account/keys/{keyId}': guestHimself,
  'GET account/export': oneself,
  'POST account/close': oneself,
  'GET favourites': persons,
  'POST favourites': persons,
  'DELETE favourites/{id}': persons,
  'GET profile': persons,
  'PATCH profile': oneself,
  'PUT profile/photo': { ...oneself, nothingThere: true },
  'DELETE profile/photo': oneself,
  'GET my-agreements': persons,
  'GET my-agreements/{id}': guests,
  'GET my-agreements/due': persons,
  'POST my-agreements': oneself,

  // Messages and the device
  'GET notifications/menu': persons,
  'GET notifications': persons,
  'GET notifications/preferences': persons,
  'GET notifications/{id}': guests,
  'POST notifications/{id}/click': guests,
  'POST notifications/route': persons,
  'POST notifications/seen': persons,
  'POST notifications/preferences': persons,
  'POST notifications/mail-again': persons,
  'POST notifications/devices': persons,
  'POST notifications/devices/keep': persons,
  'POST notifications/devices/remove': persons,
  'GET write-seal': persons,
  'GET writes/{key}': persons,
  'POST writes/dead-letters': persons,
  'GET payload/collections/{name}': owners,
  'GET payload/objects/{name}': owners,
  'POST media-resources/upload-custom-image': persons,
  'POST media-resources/upload-custom-file': persons,
  'POST media-resources/upload-chunk': persons,

  // The public site
  'GET properties/slugs': anyone,
  'GET properties/cards': anyone,
  'GET properties/compare': anyone,
  'GET properties/search': anyone,
  'GET properties/search-data': anyone,
  'GET payments/card-form': anyone,
  'GET properties/{slug}': anyone,
  'GET properties/{slug}/similar': anyone,
  'GET properties/{id}/preview': anyone,
  'GET properties/{id}/calendar': anyone,
  'POST properties/{id}/quotes': anyone,
  'GET quotes/{id}/{hash}': anyone,
  'GET content/agreements': anyone,
  'GET content/agreements/{type}': anyone,
  'GET content/agreements/{type}/changes': anyone,
  'POST bug-reports': anyone,
  'POST translate': anyone,
  'POST geocode': anyone,

  // Stays
  'POST bookings': { who: 'travelers', nothingThere: true },
  'GET bookings': persons,
  'GET bookings/{id}': stay,
  'GET bookings/{id}/agreement': stay,
  'POST bookings/{id}/agreement': guests,
  'POST bookings/{id}/agreement-link': guests,
  'GET content/agreements/booking-us-open/{bookingId}/{hash}': anyone,
  'POST bookings/{id}/payments': guests,
  'POST bookings/{id}/payments/{paymentId}/resume': guests,
  'GET bookings/{id}/cancellation': stay,
  'POST bookings/{id}/cancellation': stay,
  'POST bookings/{id}/changes': stay,
  'POST bookings/{id}/changes/preview': stay,
  'POST bookings/{id}/withdrawal': stay,
  'POST bookings/{id}/answer': { who: 'owner', permission: 'bookings' },

  'GET bookings/{id}/reviews': stay,
  'POST bookings/{id}/reviews': { who: 'parties' },
  'POST bookings/{id}/reviews/answer': { who: 'host' },
  'GET bookings/{id}/feedback': guests,
  'POST bookings/{id}/feedback': guests,
  'GET reviews/stays': persons,
  'GET conversations': persons,
  'GET conversations/{about}': guests,
  'POST conversations/{about}': guests,
  'POST conversations/{about}/read': guests,
  'POST feedback': anyone,

  // The owners' desk
  'GET owners/today': owners,
  'GET owners/properties': owners,
  'GET owners/bookings': owners,
  'GET owners/bookings/{id}': { who: 'owner' },
  'GET owners/accounting/statements': owners,
  'GET owners/accounting/statements/{year}/{quarter}': owners,
  'POST owners/properties/{id}/wordings': { who: 'owner', permission: 'content' },
  'GET owners/properties/{id}/calendar': home,
  'POST owners/properties/{id}/blocks': home,
  'DELETE owners/properties/{id}/blocks/{blockId}': home,
  'POST owners/properties/{id}/calendar-export': home,
  'POST owners/properties/{id}/feeds': home,
  'DELETE owners/properties/{id}/feeds/{feedId}': { ...home, nothingThere: true },

  // The house
  'GET staff/accounts/{id}': { who: 'staff', permission: 'people' },
  'PUT staff/accounts/{id}/roles': people,
  'PUT staff/accounts/{id}/permissions': { who: 'admin', self: true },
  'POST staff/accounts/{id}/temporary-password': people,
  'POST staff/accounts/{id}/expire-password': people,
  'POST staff/accounts/{id}/impersonation': people,
  'POST impersonation/end': { who: 'persons', waiting: true },
  'GET staff/trust': money,
  'POST staff/payouts': money,
  'POST staff/owners/{id}/statements/close': money,
  'POST staff/owners/{id}/corrections': money,
  'POST staff/refunds/{id}/other-means': { ...money, nothingThere: true },
  'GET staff/dead-letters': jobs,
  'POST staff/dead-letters/{letterId}/retry': { ...jobs, nothingThere: true },
  'POST staff/dead-letters/{letterId}/close': { ...jobs, nothingThere: true },
  'GET staff/bug-reports': jobs,
  'GET staff/conversations': { who: 'staff', permission: 'people' },
  'GET staff/conversations/{id}': { who: 'staff', permission: 'people', nothingThere: true },
  'POST staff/conversations/{id}': { who: 'staff', permission: 'people', nothingThere: true },
  'POST staff/conversations/{id}/read': { who: 'staff', permission: 'people', nothingThere: true },
  'GET staff/reviews': content,
  'POST staff/reviews/{id}/moderation': { ...content, nothingThere: true },
  'GET staff/feedback': { who: 'staff', permission: 'people' },
  'POST staff/feedback/{id}/handling': { who: 'staff', permission: 'people', nothingThere: true },
  'POST staff/properties/{id}/status': { who: 'staff', permission: 'homes' },
}
