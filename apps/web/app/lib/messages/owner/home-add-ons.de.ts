import { translation } from '../words.ts'
import type { homeAddOnsWords } from './home-add-ons.ts'

export const de = translation<typeof homeAddOnsWords>({
  title: 'Zusatzleistungen',
  note: 'Wird beim Buchen angeboten',
  lead: 'Gäste sehen Zusatzleistungen neben dem Preis und zahlen nur, was sie wählen. Eine Zwischenreinigung kann ändern, wie ein Aufenthalt besteuert wird.',
  none: 'Noch keine Zusatzleistungen.',
  label: 'Name',
  text: 'Beschreibung',
  textHint: 'Ein Satz dazu, was der Gast bekommt',
  kind: 'Art',
  kinds: {
    extra: 'Extra',
    mid_stay_clean: 'Zwischenreinigung',
    early_late: 'Früher Check-in oder später Check-out',
  },
  price: 'Preis',
  per: 'Berechnet je',
  pers: { stay: 'Aufenthalt', night: 'Nacht', guest: 'Gast', guest_night: 'Gast und Nacht' },
  add: 'Zusatzleistung anlegen',
  remove: '„{label}“ entfernen',
  removeEmpty: 'Diese Zusatzleistung entfernen',
  missing: 'Bitte ausfüllen.',
  twice: 'Diese Zusatzleistung gibt es schon.',
  unclear: 'Geben Sie einen Betrag ein.',
  save: 'Zusatzleistungen speichern',
  saved: 'Gespeichert. Gilt für neue Angebote.',
})
