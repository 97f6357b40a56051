import { translation } from '../words.ts'
import type { hostWords } from './hosts.ts'

export const fr = translation<typeof hostWords>({
  title: 'Qui veille sur votre séjour',
  roles: { home_manager: 'Responsable de la maison', concierge: 'Concierge', inspector: 'Inspection' },
  call: 'Appeler le {phone}',
  promise:
    'Si quelque chose n’est pas conforme à la description, dites-le-nous dans les {report} heures suivant l’arrivée. Une personne répond sous {answer} heures.',
  promiseLink: 'Promesse de conformité',
})
