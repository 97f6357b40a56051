import { translation } from '../words.ts'
import type { ownerGuideWords } from './guide.ts'

export const de = translation<typeof ownerGuideWords>({
  title: 'Hausbuch von {home}',
  lead: 'Was Gästen eines bestätigten Aufenthalts über das Haus gesagt wird. Tür und WLAN erfährt nur der Gast, von zwei Tagen vor der Ankunft bis zur Abreise.',
  homes: 'Häuser',
  way: 'Der Weg dorthin',
  directions: 'Wie man das Haus findet',
  directionsHint: 'Die letzten Abzweigungen, wo man parkt, welche Tür.',
  opens: 'Was das Haus öffnet',
  opensNote: 'Wird versiegelt aufbewahrt',
  doorCode: 'Türcode',
  wifiName: 'Name des WLANs',
  wifiKey: 'WLAN-Schlüssel',
  works: 'Wie das Haus funktioniert',
  what: 'Worum es geht',
  text: 'Was man wissen sollte',
  add: 'Seite hinzufügen',
  remove: '„{title}“ entfernen',
  removeEmpty: 'Diese Seite entfernen',
  missing: 'Bitte ausfüllen oder die Seite entfernen.',
  save: 'Speichern',
  saved: 'Das Hausbuch ist gespeichert',
  link: 'Hausbuch',
})
