import { translation } from '../words.ts'
import type { styleStepWords } from './style-steps.ts'

export const fr = translation<typeof styleStepWords>({
  startTitle: 'Trouvez des maisons à votre style',
  startMeta:
    'Choisissez parmi des images de maisons où vous pouvez séjourner : dix étapes, environ deux minutes. Nous disons ce que vos choix ont en commun, avec quelle certitude, et quelles maisons vous vont.',
  startLead:
    'Dix fois quatre images de maisons où vous pouvez séjourner. Prenez celle où vous entreriez le plus volontiers. À la fin, nous disons ce que vos choix ont en commun et quelles maisons vous vont.',
  points: [
    'Dix étapes, environ deux minutes. Aucune des quatre ne vous plaît ? Dites-le et continuez.',
    'D’après vos choix : chaque trait indique combien de fois vous l’avez choisi.',
    'Rien n’est enregistré tant que vous ne l’enregistrez pas.',
  ],
  begin: 'Commencer',
  wanting: 'Il n’y a pas assez d’images parmi lesquelles choisir en ce moment.',
  wantingText: 'Vous pouvez toujours parcourir nos maisons.',
  toHomes: 'Voir nos maisons',
  step: 'Étape {number} sur {of}',
  questions: {
    hero: 'Vers quelle maison préféreriez-vous rentrer ?',
    living: 'Où vous assiériez-vous ?',
    kitchen: 'Dans quelle cuisine cuisineriez-vous ?',
    dining: 'À quelle table resteriez-vous le plus longtemps ?',
    bedroom: 'Où vous réveilleriez-vous ?',
    bath: 'Quel bain feriez-vous couler ?',
    terrace: 'Où seriez-vous dehors ?',
    evening: 'Quelles lumières suivriez-vous jusqu’à la maison ?',
    rooms: 'Une maison, quatre pièces : où allez-vous d’abord ?',
    other: 'Quelle image vous attire ?',
  },
  option: 'Image {number}, {kind}, {color} :',
  none: 'Aucune de celles-ci',
  back: 'Retour',
  enough: 'Voir mon profil maintenant',
})
