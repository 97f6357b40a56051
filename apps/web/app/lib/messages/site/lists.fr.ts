import { translation } from '../words.ts'
import type { listWords } from './lists.ts'

export const fr = translation<typeof listWords>({
  favorites: {
    title: 'Vos favoris',
    text: 'Vos maisons enregistrées, sur chaque appareil où vous vous connectez.',
    onDevice:
      'Les maisons enregistrées sur cet appareil. Enregistrez la liste par e-mail ou connectez-vous pour la voir partout.',
    empty: 'Aucune maison enregistrée.',
    emptyText: 'Touchez le cœur d’une maison pour l’enregistrer ici.',
  },
  seen: {
    title: 'Vues récemment',
    text: 'Les maisons vues sur cet appareil. Vous seul voyez cette liste.',
    empty: 'Rien de vu pour l’instant.',
    emptyText: 'Les maisons que vous consultez apparaissent ici.',
    forget: 'Vider cette liste',
  },
  sleeps: 'pour {number} personnes',
  rated: '{rating} sur 5',
  from: 'à partir de {price} la nuit, frais compris',
  choose: 'Comparer',
  chooseHome: 'Comparer {name}',
  compare: '{number, plural, =0 {Comparer} one {Comparer # maison} other {Comparer # maisons}}',
  compareHint: 'Choisissez de deux à {most} maisons.',
  tooFew:
    '{number, plural, =0 {Sélectionnez au moins deux maisons à comparer.} other {Sélectionnez une autre maison à comparer.}}',
  seeAll: 'Voir toutes les maisons',
  byEmail: 'Enregistrer cette liste par e-mail',
  logIn: 'Se connecter',
  loading: 'Chargement des maisons',
  again: 'Réessayer',
  needsScripts:
    'Cette liste est sur votre appareil et nécessite JavaScript. Connectez-vous pour la voir sans JavaScript.',
})
