import { translation } from '../words.ts'
import type { setupWords } from './setup.ts'

export const fr = translation<typeof setupWords>({
  title: 'Configurer votre entreprise',
  lead: 'Créez le compte du premier administrateur. Cette personne invite l’équipe et configure la société.',
  code: 'Code de configuration',
  codeHint: 'Le serveur l’affiche au démarrage. Il sert une seule fois, pendant 24 heures.',
  create: 'Créer l’administrateur',
  loggedIn: 'Vous êtes connecté. Déconnectez-vous avant de configurer un autre compte.',
})
