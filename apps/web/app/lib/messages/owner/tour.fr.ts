import { translation } from '../words.ts'
import type { ownerTourWords } from './tour.ts'

export const fr = translation<typeof ownerTourWords>({
  title: 'Plan et visite de {home}',
  lead: 'Affichés sur l’annonce ; les plans aussi à la fin de la galerie. Une visite n’est chargée chez son fournisseur qu’à son lancement.',
  homes: 'Maisons',
  link: 'Plan et visite',
  none: 'Aucun plan ni visite pour l’instant.',
  file: 'Ajouter un plan',
  fileHint: 'Image ou PDF, 40 Mo maximum.',
  address: 'Lien de la visite ou de la vidéo',
  addressHint: 'De {providers}.',
  addAddress: 'Ajouter une visite ou une vidéo',
  name: 'Titre',
  text: 'Description',
  up: 'Monter : {title}',
  down: 'Descendre : {title}',
  remove: 'Enlever : {title}',
  untitled: 'sans titre',
  fill: 'Remplissez ce champ.',
  unknown: 'Saisissez un lien de visite ou de vidéo de {providers}.',
  notShown: 'Non affiché : ce fournisseur n’est plus pris en charge.',
  save: 'Enregistrer',
  saved: 'Enregistré. L’annonce l’affiche maintenant.',
  drop: 'Déposez un plan ici ou choisissez-le.',
  full: 'Une maison peut avoir 12 éléments au maximum.',
})
