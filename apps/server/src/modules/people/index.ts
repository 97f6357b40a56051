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
export { banViews, fileViews, noteViews, standings } from './views.ts'
