import { translation } from '../words.ts'
import type { pricingFirstWords } from './pricing-first.ts'

export const de = translation<typeof pricingFirstWords>({
  title: 'Erste Preise für {home}',
  lead: 'Aus wenigen Antworten wird eine Preisliste. Was jede Nacht kosten würde, sehen Sie, bevor es gilt, Saisons werden für drei Jahre angelegt, und jeder Teil lässt sich später ändern.',
  replaces:
    'Dieses Haus hat bereits Preise. Was Sie so lassen, bleibt; Saisons, die Sie angeben, ersetzen seine Saisons, und Preise einzelner Nächte bleiben.',
  choose: 'Für welches Haus?',
  usual: 'Den größten Teil des Jahres',
  base: 'Was kostet eine gewöhnliche Nacht?',
  weekend: 'Wie viel mehr freitags und samstags?',
  floor: 'Darunter vermieten Sie nicht',
  minNights: 'Wie viele Nächte mindestens?',
  high: 'Hochsaison',
  hasHigh: 'Es gibt eine Zeit im Jahr, die mehr kostet',
  more: 'Wie viel mehr?',
  quiet: 'Nebensaison',
  hasQuiet: 'Es gibt eine Zeit im Jahr, die weniger kostet',
  less: 'Wie viel weniger?',
  long: 'Lange Aufenthalte',
  week: 'Weniger ab einer Woche',
  month: 'Weniger ab vier Wochen',
  link: 'Erste Fragen',
})
