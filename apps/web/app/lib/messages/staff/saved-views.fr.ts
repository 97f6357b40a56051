import { translation } from '../words.ts'
import type { savedViewsWords } from './saved-views.ts'

export const fr = translation<typeof savedViewsWords>({
  title: 'Vues enregistrées',
  saveView: 'Enregistrer cette vue',
  name: 'Nom de la vue',
  share: 'Partager avec l’équipe',
  save: 'Enregistrer la vue',
  cancel: 'Annuler',
  saved: 'Vue enregistrée',
  savedForTeam: 'Vue enregistrée pour l’équipe',
  team: 'Équipe',
  remove: 'Supprimer la vue {name}',
})
