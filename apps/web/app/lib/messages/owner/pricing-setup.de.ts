import { translation } from '../words.ts'
import type { pricingSetupWords } from './pricing-setup.ts'

export const de = translation<typeof pricingSetupWords>({
  title: 'Preise für {home} einrichten',
  lead: 'Beantworten Sie ein paar Fragen, um Ihre Preise anzulegen. Sie sehen jede Nacht vor dem Speichern, Saisons gelten für drei Jahre, und alles lässt sich später ändern.',
  over: {
    title: 'Dieses Haus hat bereits Preise',
    titleLive: 'Dieses Haus ist bereits online',
    text: 'Die Fragen zum Einrichten können sie nicht ersetzen. Ändern Sie Preise, Saisons und Aufenthaltsregeln auf der Preisseite.',
    textLive: 'Die Fragen zum Einrichten sind für neue Häuser. Tragen Sie die Preise auf der Preisseite ein.',
    link: 'Preise ändern',
  },
  choose: 'Haus wählen',
  usual: 'Den größten Teil des Jahres',
  base: 'Preis einer normalen Nacht',
  weekend: 'Aufschlag für Freitag- und Samstagnächte',
  floor: 'Mindestpreis pro Nacht',
  minNights: 'Mindestaufenthalt (Nächte)',
  high: 'Hochsaison',
  hasHigh: 'Dieses Haus hat eine Hochsaison',
  more: 'Preisaufschlag',
  quiet: 'Nebensaison',
  hasQuiet: 'Dieses Haus hat eine Nebensaison',
  less: 'Preisabschlag',
  long: 'Rabatte für lange Aufenthalte',
  week: 'Wochenrabatt (ab 7 Nächten)',
  month: 'Monatsrabatt (ab 28 Nächten)',
  link: 'Preise einrichten',
})
