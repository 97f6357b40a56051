import { translation } from '../words.ts'
import type { ownerTourWords } from './tour.ts'

export const fr = translation<typeof ownerTourWords>({
  title: 'Plan et visite de {home}',
  lead: 'Montrés sur la page de la maison, les plans aussi à la fin de sa galerie. Le prestataire d’une visite n’apprend qui regarde la page que lorsque la visite commence.',
  homes: 'Maisons',
  link: 'Plan et visite',
  none: 'Rien n’est encore montré.',
  file: 'Ajouter un plan',
  fileHint: 'Une image ou un PDF de 40 Mo au plus.',
  address: 'Adresse de la visite ou du film',
  addressHint: 'Chez {providers}.',
  addAddress: 'Ajouter une visite ou un film',
  name: 'Titre',
  text: 'Description',
  up: 'Monter : {title}',
  down: 'Descendre : {title}',
  remove: 'Enlever : {title}',
  untitled: 'sans titre',
  fill: 'À remplir.',
  unknown: 'Ce n’est pas l’adresse d’une visite ou d’un film chez {providers}.',
  notShown: 'Pas montré : ce prestataire n’est plus parmi les nôtres.',
  save: 'Enregistrer',
  saved: 'La page de la maison le montre désormais',
  drop: 'Déposez un plan ici ou choisissez-le.',
  full: 'Une maison en montre douze au plus.',
})
