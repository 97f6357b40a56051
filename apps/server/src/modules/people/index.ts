export { mergesInto } from './merges.ts'
export {
  filesOf,
  notesOf,
  peopleTagged,
  tagsInUse,
  tagsOfPeople,
  vendorContacts,
} from './records.ts'
export { banAgainst, bannedAmong, bansOf, refuseBanned } from './rental-bans.ts'
export { banViews, bookingStatuses as standings, fileViews, noteViews } from './views.ts'
