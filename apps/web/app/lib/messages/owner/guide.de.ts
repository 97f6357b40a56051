import { translation } from '../words.ts'
import type { ownerGuideWords } from './guide.ts'

export const de = translation<typeof ownerGuideWords>({
  title: 'Hausbuch: {home}',
  lead: 'Gäste mit bestätigter Buchung sehen dieses Hausbuch. Türcode und WLAN sieht nur, wer gebucht hat: von zwei Tagen vor der Anreise bis zur Abreise.',
  homes: 'Häuser',
  way: 'Anreisehinweise',
  directions: 'Wegbeschreibung',
  directionsHint: 'Die letzten Abzweigungen, Parkplatz, welcher Eingang.',
  opens: 'Zugang',
  opensNote: 'Verschlüsselt',
  doorCode: 'Türcode',
  wifiName: 'WLAN-Name',
  wifiKey: 'WLAN-Passwort',
  works: 'Hausanleitung',
  what: 'Thema',
  text: 'Anleitung',
  add: 'Seite hinzufügen',
  remove: '„{title}“ entfernen',
  removeEmpty: 'Diese Seite entfernen',
  missing: 'Bitte ausfüllen oder die Seite entfernen.',
  save: 'Hausbuch speichern',
  saved: 'Hausbuch gespeichert',
  link: 'Hausbuch',
})
