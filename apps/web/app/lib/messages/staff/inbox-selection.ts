import { area } from '../words.ts'

/** Actions for several inbox items at once. */
export const inboxSelectionWords = area({
  label: 'Selected items',
  select: 'Select {title}, {about}',
  selected: '{number, plural, one {# item selected} other {# items selected}}',
  chooseAssignee: 'Choose a person',
  addTags: 'Add tags',
  done: 'Mark {number} as done',
  clear: 'Clear selection',
  changed: '{number, plural, one {# item changed} other {# items changed}}',
  notChanged: '{number, plural, one {# item couldn’t be changed} other {# items couldn’t be changed}}',
})
