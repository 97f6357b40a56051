import { translation } from '../words.ts'
import type { staffLinkedHomesWords } from './linked-homes.ts'

export const fr = translation<typeof staffLinkedHomesWords>({
  title: 'Logements liés',
  lead: 'Un logement loué en entier et par parties partage ses nuits : un séjour dans l’un bloque les autres.',
  parts: 'Loué en ces parties',
  partsHint: 'Logements qui sont des pièces ou des ailes de celui-ci.',
  whole: 'Fait partie de',
  none: 'Ce logement ne partage aucune pièce avec un autre.',
  blocks: 'Un séjour dans {home} bloque {others}.',
  nothing: 'Rien n’est lié.',
  preview: 'Prévisualiser',
  save: 'Enregistrer les liens',
  saved: 'Liens enregistrés',
  previewTitle: 'Avec ces parties',
  copyTitle: 'Créer une copie',
  copyLead: 'Un brouillon à la même adresse avec les mêmes propriétaires. Modifiez ensuite son annonce.',
  copyName: 'Nom de la copie',
  copyNamed: '{name} (copie)',
  copyParts: 'Copier aussi',
  rooms: 'Pièces',
  photos: 'Les photos',
  rates: 'Tarifs',
  copy: 'Créer la copie',
  nameNeeded: 'Saisissez un nom.',
})
