import { translation } from '../words.ts'
import type { ownerTourWords } from './tour.ts'

export const de = translation<typeof ownerTourWords>({
  title: 'Grundriss und Rundgang: {home}',
  lead: 'Auf der Seite des Hauses zu sehen, Grundrisse auch am Ende seiner Galerie. Der Anbieter eines Rundgangs erfährt vom Besuch erst, wenn der Rundgang begonnen wird.',
  homes: 'Häuser',
  link: 'Grundriss und Rundgang',
  none: 'Noch wird nichts gezeigt.',
  file: 'Grundriss hinzufügen',
  fileHint: 'Ein Bild oder PDF von höchstens 40 MB.',
  address: 'Adresse des Rundgangs oder Films',
  addressHint: 'Bei {providers}.',
  addAddress: 'Rundgang oder Film hinzufügen',
  name: 'Titel',
  text: 'Beschreibung',
  up: 'Nach oben: {title}',
  down: 'Nach unten: {title}',
  remove: 'Entfernen: {title}',
  untitled: 'ohne Titel',
  fill: 'Bitte ausfüllen.',
  unknown: 'Das ist keine Adresse eines Rundgangs oder Films bei {providers}.',
  notShown: 'Nicht gezeigt: Dieser Anbieter gehört nicht mehr zu unseren.',
  save: 'Speichern',
  saved: 'Die Seite des Hauses zeigt es jetzt',
  drop: 'Einen Grundriss hier ablegen oder wählen.',
  full: 'Mehr als zwölf zeigt ein Haus nicht.',
})
