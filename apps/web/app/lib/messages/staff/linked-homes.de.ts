import { translation } from '../words.ts'
import type { staffLinkedHomesWords } from './linked-homes.ts'

export const de = translation<typeof staffLinkedHomesWords>({
  title: 'Verbundene Häuser',
  lead: 'Ein Haus, das als Ganzes und in Teilen vermietet wird, teilt Nächte: Ein Aufenthalt in einem sperrt die anderen.',
  parts: 'In diesen Teilen vermietet',
  partsHint: 'Häuser, die Zimmer oder Flügel dieses Hauses sind.',
  whole: 'Teil von',
  none: 'Dieses Haus teilt keine Räume mit einem anderen.',
  blocks: 'Ein Aufenthalt in {home} sperrt {others}.',
  nothing: 'Nichts ist verbunden.',
  preview: 'Vorschau',
  save: 'Verbindungen speichern',
  saved: 'Verbindungen gespeichert',
  previewTitle: 'Mit diesen Teilen',
  copyTitle: 'Kopie erstellen',
  copyLead: 'Ein Entwurf an derselben Adresse mit denselben Eigentümern. Ändern Sie danach das Inserat.',
  copyName: 'Name der Kopie',
  copyNamed: '{name} (Kopie)',
  copyParts: 'Auch kopieren',
  rooms: 'Räume',
  photos: 'Fotos',
  rates: 'Preise',
  copy: 'Kopie erstellen',
  nameNeeded: 'Geben Sie einen Namen ein.',
})
