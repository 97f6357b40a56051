import { translation } from '../words.ts'
import type { hostWords } from './hosts.ts'

export const de = translation<typeof hostWords>({
  title: 'Wer sich um Ihren Aufenthalt kümmert',
  roles: { home_manager: 'Hausverwaltung', concierge: 'Concierge', inspector: 'Prüfung' },
  call: '{phone} anrufen',
  promise:
    'Ist etwas nicht wie beschrieben, melden Sie es innerhalb von {report} Stunden nach dem Check-in. Innerhalb von {answer} Stunden antwortet ein Mensch.',
  promiseLink: 'Unser Beschreibungsversprechen',
})
