import { area } from '../words.ts'

/** Saved filters of a list. */
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
