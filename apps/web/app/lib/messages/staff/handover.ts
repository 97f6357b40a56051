import { area } from '../words.ts'

/** Work handed over to a colleague when someone leaves the team. */
export const handoverWords = area({
  openWork: 'They still have open work:',
  work: {
    jobs: '{count, plural, one {# job} other {# jobs}}',
    leads: '{count, plural, one {# lead} other {# leads}}',
    inbox: '{count, plural, one {# item in the inbox} other {# items in the inbox}}',
    approvals: '{count, plural, one {# request waiting for approval} other {# requests waiting for approval}}',
  },
  handTo: 'Hand over to',
  handToHint: 'They get an email and see it in their inbox. Inbox items they can’t open go back to the team.',
  choose: 'Choose a colleague',
  lacksAccess: '{name} (no access to all of it)',
  nobody: 'Nobody on the team can open all of this work. Give someone access first.',
  missing: 'Choose who takes over.',
  act: 'Hand over and deactivate',
})
