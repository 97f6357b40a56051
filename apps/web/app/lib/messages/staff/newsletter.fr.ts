import { translation } from '../words.ts'
import type { staffNewsletterWords } from './newsletter.ts'

export const fr = translation<typeof staffNewsletterWords>({
  title: 'Lettre d’information',
  lead: 'Les abonnés confirmés reçoivent nos e-mails. {suppressed, plural, =0 {Aucune adresse exclue.} one {# adresse exclue.} other {# adresses exclues.}}',
  all: 'Tous',
  none: 'Pas encore d’abonnés',
  noneText: 'Les personnes inscrites depuis les pages publiques apparaissent ici.',
  email: 'E-mail',
  list: 'Liste',
  lists: {
    guests: 'Voyageurs',
    agents: 'Agences de voyages',
    'fresh-direct': 'Courses Fresh Direct',
  },
  state: 'Statut',
  states: {
    pending: 'Non confirmé',
    confirmed: 'Inscrit',
    unsubscribed: 'Désinscrit',
  },
  promo: 'Code promo',
  requested: 'Demandé',
  campaigns: 'Campagnes d’e-mails',
  csv: 'Télécharger le CSV',
  pages: 'Pages du tableau',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  page: 'Page numéro {number}',
})
