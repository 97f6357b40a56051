import { area } from '../words.ts'

/** The homes a team member works with. */
export const homeLimitsWords = area({
  title: 'Homes',
  lead: 'Which homes this person works with. Everything about other homes is hidden from them.',
  all: 'All homes',
  groups: 'Groups of homes',
  hint: 'Leave empty for all homes.',
  none: 'Create a group of homes first.',
  edit: 'Change homes',
  save: 'Save',
  cancel: 'Cancel',
  wider: 'They see more homes than before. A second administrator has to approve it.',
  saved: 'Homes saved',
  sent: 'Sent for approval',
  waits: 'A change of access is waiting for a second administrator.',
  choose: 'All homes',
  chosen: '{count, plural, one {# group} other {# groups}}',
  homes: '{number, plural, one {# home} other {# homes}}',
  column: 'Homes',
  reasonShort: 'Enter a reason of at least 10 characters.',
})
