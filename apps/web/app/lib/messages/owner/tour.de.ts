import { translation } from '../words.ts'
import type { ownerTourWords } from './tour.ts'

export const de = translation<typeof ownerTourWords>({
  title: 'Grundriss und Rundgang: {home}',
  lead: 'Auf der Seite des Hauses zu sehen; Grundrisse auch am Ende der Galerie. Ein Rundgang wird erst beim Start vom Anbieter geladen.',
  homes: 'Häuser',
  link: 'Grundriss und Rundgang',
  none: 'Noch kein Grundriss und kein Rundgang.',
  file: 'Grundriss hinzufügen',
  fileHint: 'Bild oder PDF, bis zu 40 MB.',
  address: 'Link zum Rundgang oder Film',
  addressHint: 'Von {providers}.',
  addAddress: 'Rundgang oder Film hinzufügen',
  name: 'Titel',
  text: 'Beschreibung',
  up: 'Nach oben: {title}',
  down: 'Nach unten: {title}',
  remove: 'Entfernen: {title}',
  untitled: 'ohne Titel',
  fill: 'Bitte ausfüllen.',
  unknown: 'Geben Sie einen Link zu einem Rundgang oder Film von {providers} ein.',
  notShown: 'Nicht gezeigt: Dieser Anbieter wird nicht mehr unterstützt.',
  save: 'Änderungen speichern',
  saved: 'Gespeichert. Die Seite des Hauses zeigt es jetzt.',
  drop: 'Einen Grundriss hier ablegen oder wählen.',
  full: 'Ein Haus kann höchstens 12 Einträge haben.',
})
