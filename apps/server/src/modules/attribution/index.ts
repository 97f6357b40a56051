/**
 * Attribution owns which partner brought a booking: partners' codes, their rates, and the decision (R59). Promises: a
 * booking belongs to one partner or none; who and at which rate is decided when it is made; every touch
 *   stays on record with its verdict. If several partners brought the guest, or one claims the booking, staff
 *   may credit another of them, once and with a reason. No one earns by booking for themselves. Announces:
 *   attribution.conflict_opened.
 */
export {
  attribute,
  attributionOf,
  attributions,
  attributionsOf,
  creditedCode,
  programCondition,
  programsOf,
  recentAttributions,
} from './attribute.ts'
export { claimCredit } from './claim-credit.ts'
export { claimsOf, claimsOfBookings } from './claims.ts'
export { clicksByCode, clicksByMonth, clicksSince, noteClick, noteQuote, subIdsOf } from './clicks.ts'
export {
  allCodes,
  assertCode,
  assertCodeFree,
  checkCode,
  codeOfAgent,
  codesNamed,
  codesOf,
  type RateSetting,
  setCode,
  suspendCodes,
} from './codes.ts'
export {
  conflictsOf,
  conflictsPage,
  type Decision,
  decideConflict,
  touchesOfBookings,
  undecidedBookings,
} from './conflicts.ts'
export { type Arrival, isRobot } from './rules.ts'
export {
  attributionTerms,
  attributionTermsAt,
  daysOf,
  linkTouchesSince,
  type SettingDays,
  saveAttributionTerms,
  type TermsRow,
  termsMadeAt,
  termsOnDay,
  windowsOf,
} from './terms.ts'
export { partnerViews } from './views.ts'
