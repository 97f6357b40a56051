import { area } from '../words.ts'

/** Filters of a list under a name. */
export const savedViewsWords = area({
  title: 'Saved views',
  saveView: 'Save this view',
  name: 'Name of the view',
  share: 'Share with the team',
  save: 'Save view',
  cancel: 'Cancel',
  saved: 'View saved',
  savedForTeam: 'View saved for the team',
  team: 'Team',
  remove: 'Delete view {name}',
})
