import { translation } from '../words.ts'
import type { askingWords } from './asking.ts'

export const de = translation<typeof askingWords>({
  title: 'Um eine Zahlung bitten',
  text: 'Für das, was zum Preis hinzukommt: späte Abreise, ein Kinderbett, Holz. Der Gast stimmt zuerst zu, dann wird es eine Zeile im Preis des Aufenthalts.',
  amount: 'Betrag, mit Steuern',
  reason: 'Wofür',
  ask: 'Den Gast fragen',
  asked: 'Der Gast bekommt Post',
  missing: 'Bitte ausfüllen.',
  withdraw: 'Zurücknehmen',
  unclear: 'Das ist kein Betrag.',
  states: {
    asked: 'Wartet auf den Gast',
    accepted: 'Zugestimmt',
    withdrawn: 'Zurückgenommen',
    taken_back: 'Storniert',
  },
  sentForApproval: 'Zur Freigabe gesendet. Der Gast wird gefragt, sobald eine zweite Person zustimmt.',
})
