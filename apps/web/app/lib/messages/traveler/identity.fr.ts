import { translation } from '../words.ts'
import type { identityWords } from './identity.ts'

export const fr = translation<typeof identityWords>({
  title: 'Vérifiez votre identité',
  lead: '{home} exige une vérification d’identité avant l’arrivée. Vous recevez les informations d’accès après notre validation.',
  privacyNote:
    'Seuls les membres de l’équipe chargés des vérifications la voient, et chaque consultation figure dans le journal de votre compte. Elle est conservée chiffrée et supprimée {days, plural, one {# jour} other {# jours}} après votre séjour.',
  legalName: 'Nom complet sur la pièce d’identité',
  birthDate: 'Date de naissance',
  day: 'Jour',
  month: 'Mois',
  year: 'Année',
  document: 'Photo de votre passeport, carte d’identité ou permis de conduire',
  documentHint: 'Le côté avec votre nom et votre photo, en entier.',
  send: 'Envoyer la pièce d’identité',
  sent: 'Merci. Nous vérifions votre pièce d’identité',
  sentText: 'Vous recevrez un e-mail, en général le jour même. D’ici là, vous pouvez remplacer la photo.',
  refusedTitle: 'Nous n’avons pas pu vérifier votre identité',
  accepted: 'Votre identité est vérifiée.',
  closed: 'Ce séjour n’exige pas de vérification d’identité.',
  toStay: 'Voir votre séjour',
  fill: 'Ce champ est obligatoire.',
  noFile: 'Ajoutez une photo de votre pièce d’identité.',
  drop: 'Déposez une photo ici ou choisissez-la.',
  full: 'Une seule photo. Retirez-la pour en choisir une autre.',
  again: 'Envoyer une autre pièce',
})
