/**
 * homes owns rental homes with their rooms, facts, floor plans, tours, and rules; groups of homes; their areas, owners,
 * and contracts; the defaults they follow; their lifecycle from draft to retired; published reviews; and owners' own
 * wordings in other languages.
 * Promises: shares sum to 100% at every date; nothing goes live without an owner and a contract; the public sees a
 * location about 300 m from the true one, always the same; every version of the service levels stays.
 * Announces: home.changed { homeId }, home.moved { homeId, moveId, to, note, by }, area.changed { areaId },
 * home_groups.changed, service_levels.changed.
 */

export { canBeIn, timeZoneAt } from './adapters/zone-and-currency.ts'
export { type AmenityCode, amenities, amenityNamed, isAmenity } from './amenities.ts'
export { areaById, areas, saveArea } from './areas.ts'
export { moveHome, publishHome, settleSteps, setupsOf } from './change-status.ts'
export { checks } from './checks.ts'
export {
  createHome,
  type NewHome,
  noteFeesMissing,
  noteFingerprint,
  noteFromNight,
  recordMissingDocuments,
  setAsksIdentity,
  setFacts,
  setPictures,
  setRooms,
  updateHome,
} from './commands.ts'
export { sheetHashes } from './fact-sheet.ts'
export { isInDestination } from './first-draft.ts'
export { followDefaults, stopFollowing } from './follow-defaults.ts'
export { type GroupAuthor, groupChanges, type SavedGroup, saveGroup } from './group-commands.ts'
export { groupsOfHomes, type HomeGroups, homeGroups, membersOfGroups } from './groups.ts'
export { rulesOf } from './guest-age.ts'
export type { Area, ContractTerms, Home, HomeDetails, HomeInBrief, Share } from './home.ts'
export { type HomeEditor, homeEditorOf, homeForEditor } from './home-access.ts'
export { cardsOf, homeCards, liveCards, liveHomesInFull } from './home-cards.ts'
export { homeCount, homeIds } from './home-count.ts'
export { checklistOfHome } from './home-defaults.ts'
export { linkedHomes, linkHomes } from './linked-homes.ts'
export { setMediaItems } from './media-items.ts'
export { ownerCards } from './owner-cards.ts'
export {
  assertBeginsLast,
  contractOf,
  contractsOn,
  contractVersion,
  hasContract,
  homesOfOwner,
  ownedSharesOf,
  ownersOf,
  ownersOfHomes,
  ownsHome,
  setContract,
  setShares,
  sharesOf,
} from './ownership.ts'
export {
  anyHomeBySlug,
  areasOf,
  briefHomesInSearch,
  factsOf,
  type HomeArea,
  hasHomeAt,
  homeById,
  homeBySlug,
  homeBySource,
  homesByIds,
  homesInBrief,
  homesInSearch,
  homesInService,
  homesInTown,
  homesLike,
  homesNamed,
  homesNamedLike,
  homesToVet,
  liveHomes,
  lockHome,
  townsWithHomes,
} from './queries.ts'
export { answerOnHome, publishedOf, publishReview, withdrawReview } from './reviews.ts'
export { slugFrom, streetOf } from './rules.ts'
export { levelOfHome, offeredLevels, saveServiceOffer, serviceOfferNow } from './service-levels.ts'
export { keepSettingsIn, type SettingStore, type StoredSettings } from './setting-store.ts'
export { openSteps, setupSteps } from './setup.ts'
export { type ShareSet, shareSetsOf, sharesOn } from './share-sets.ts'
export { starterLevels } from './starter-levels.ts'
export { setTeamGroups, teamGroupsOf } from './team-groups.ts'
export { type HomeTypeCode, homeTypes } from './types.ts'
