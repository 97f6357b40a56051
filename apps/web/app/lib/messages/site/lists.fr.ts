import { translation } from '../words.ts'
import type { listWords } from './lists.ts'

export const fr = translation<typeof listWords>({
  favorites: {
    title: 'Vos favoris',
    text: 'Les maisons que vous gardez à l’esprit, sur chaque appareil où vous vous connectez.',
    onDevice: 'Les maisons que vous gardez à l’esprit, sur cet appareil. Une fois connecté, elles sont sur tous.',
    empty: 'Aucune maison gardée pour l’instant.',
    emptyText: 'Appuyez sur le cœur d’une maison et elle vous attend ici.',
  },
  seen: {
    title: 'Vues récemment',
    text: 'Les dernières maisons regardées sur cet appareil. Personne d’autre ne connaît cette liste.',
    empty: 'Rien de vu pour l’instant.',
    emptyText: 'Les maisons que vous regardez se retrouvent ici.',
    forget: 'Oublier cette liste',
  },
  sleeps: 'pour {number} personnes',
  rated: '{rating} sur 5',
  from: 'à partir de {price} la nuit, frais compris',
  choose: 'Comparer',
  chooseHome: 'Comparer {name}',
  compare: '{number, plural, =0 {Comparer} one {Comparer # maison} other {Comparer # maisons}}',
  compareHint: 'Choisissez de deux à {most} maisons.',
  tooFew:
    '{number, plural, =0 {Cochez d’abord les maisons à comparer : deux ou plus.} other {Cochez une autre maison : on en compare deux ou plus.}}',
  seeAll: 'Voir toutes les maisons',
  logIn: 'Se connecter',
  loading: 'Chargement des maisons',
  again: 'Réessayer',
  needsScripts:
    'Cette liste se trouve sur votre appareil et demande des scripts. Connectez-vous pour la voir sans eux.',
})
