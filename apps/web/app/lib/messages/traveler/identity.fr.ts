import { translation } from '../words.ts'
import type { identityWords } from './identity.ts'

export const fr = translation<typeof identityWords>({
  title: 'Montrez qui vous êtes',
  lead: '{home} demande à qui réserve de montrer une pièce d’identité avant l’arrivée. Ce qui ouvre la maison est dit une fois qu’elle est acceptée.',
  kept: 'Seuls ceux de notre équipe qui regardent les pièces la voient, et chaque regard est noté dans le journal de votre compte. Elle est chiffrée, et effacée {days, plural, one {# jour} other {# jours}} après votre séjour.',
  legalName: 'Votre nom comme sur la pièce',
  birthDate: 'Votre date de naissance',
  day: 'Jour',
  month: 'Mois',
  year: 'Année',
  document: 'Image de votre passeport, carte d’identité ou permis de conduire',
  documentHint: 'Le côté avec votre nom et votre photo, en entier sur l’image.',
  send: 'La montrer à l’équipe',
  sent: 'Merci, l’équipe la regarde',
  sentText: 'Nous vous écrivons, en général le jour même. D’ici là vous pouvez montrer une autre image.',
  refusedTitle: 'Elle n’a pas pu être acceptée',
  accepted: 'Tout est en ordre : l’équipe a accepté ce que vous avez montré.',
  closed: 'Ce séjour n’attend aucune pièce.',
  toStay: 'À votre séjour',
  fill: 'À remplir.',
  noFile: 'Choisissez une image.',
  drop: 'Déposez une image ici ou choisissez-la.',
  full: 'Une image suffit. Enlevez-la pour en choisir une autre.',
  again: 'Montrer autre chose',
})
