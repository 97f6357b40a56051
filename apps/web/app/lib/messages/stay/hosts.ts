import { area } from '../words.ts'

/** The people a guest deals with, and the promise they make. */
export const hostWords = area({
  title: 'Who looks after your stay',
  roles: { home_manager: 'Home manager', concierge: 'Concierge', inspector: 'Inspector' },
  call: 'Call {phone}',
  promise:
    'If something isn’t as described, tell us within {report} hours of check-in. A person answers within {answer} hours.',
  promiseLink: 'As-described promise',
})
