import { translation } from '../words.ts'
import type { bookingSelectionWords } from './booking-selection.ts'

export const fr = translation<typeof bookingSelectionWords>({
  label: 'Réservations sélectionnées',
  selected: '{number, plural, one {# réservation sélectionnée} other {# réservations sélectionnées}}',
  choose: 'Sélectionner',
  chooseOf: 'Sélectionner {number}, {guest}',
  message: 'Écrire aux voyageurs',
  tags: 'Ajouter des étiquettes',
  tagged: '{number, plural, one {# réservation étiquetée.} other {# réservations étiquetées.}}',
  notTagged: 'Sans étiquette : {numbers}. Réessayez. Une réservation accepte jusqu’à {most} étiquettes.',
  csv: 'Télécharger la sélection',
  all: 'Sélectionner les {number} de cette page',
  clear: 'Effacer la sélection',
  print: 'Imprimer',
  close: 'Fermer',
  messageTitle: '{number, plural, one {Message à # voyageur} other {Message à # voyageurs}}',
  text: 'Message',
  textHint: 'Chaque voyageur le reçoit dans la conversation de son séjour.',
  send: '{number, plural, one {Envoyer à # voyageur} other {Envoyer à # voyageurs}}',
  sent: '{number, plural, one {Message envoyé à # voyageur.} other {Message envoyé à # voyageurs.}}',
  notSent: 'Non envoyé à {numbers}. Réessayez.',
})
