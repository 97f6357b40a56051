import { translation } from '../words.ts'
import type { homeLimitsWords } from './home-limits.ts'

export const fr = translation<typeof homeLimitsWords>({
  title: 'Maisons',
  lead: 'Les maisons avec lesquelles cette personne travaille. Tout ce qui concerne les autres lui est caché et refusé.',
  all: 'Toutes les maisons',
  groups: 'Groupes de maisons',
  hint: 'Aucun choix : toutes les maisons.',
  none: 'Créez d’abord un groupe de maisons.',
  edit: 'Modifier les maisons',
  save: 'Enregistrer',
  cancel: 'Annuler',
  wider: 'La personne voit plus de maisons qu’avant. Un second administrateur doit approuver.',
  saved: 'Maisons enregistrées',
  sent: 'Envoyé pour approbation',
  waits: 'Une modification d’accès attend un second administrateur.',
  choose: 'Toutes les maisons',
  chosen: '{count, plural, one {# groupe} other {# groupes}}',
  homes: '{number, plural, one {# maison} other {# maisons}}',
  column: 'Maisons',
  reasonShort: 'Indiquez un motif d’au moins 10 caractères.',
})
