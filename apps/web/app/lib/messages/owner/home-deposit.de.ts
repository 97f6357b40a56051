import { translation } from '../words.ts'
import type { homeDepositWords } from './home-deposit.ts'

export const de = translation<typeof homeDepositWords>({
  title: 'Kaution',
  note: 'Auf der Karte vorgemerkt, nicht abgebucht',
  lead: 'Wir merken die Kaution am Tag vor der Anreise auf der Karte des Gastes vor und geben sie nach Ablauf der Meldefrist frei. Sie steht neben dem Preis und ist nicht darin enthalten. Anerkannte Schäden werden zuerst daraus bezahlt. Bestehende Buchungen behalten ihre Bedingungen.',
  inherit: 'Standard verwenden: {amount}',
  inheritFrom: 'Standard von {group} verwenden: {amount}',
  amount: 'Kaution je Aufenthalt',
  amountHint: '0: keine Kaution',
  waiverLead:
    'Gäste können statt der Kaution einen nicht erstattbaren Schadensverzicht kaufen. Anerkannte Schäden erhalten Sie dann bis zur Grenze aus den Verzichtsgebühren.',
  price: 'Preis des Schadensverzichts',
  priceHint: '0: kein Schadensverzicht',
  limit: 'Höchstbetrag',
  limitHint: 'Mindestens die Kaution',
  noDeposit: 'Ein Schadensverzicht ersetzt eine Kaution. Legen Sie zuerst eine Kaution fest.',
  tooLow: 'Der Höchstbetrag muss mindestens der Kaution entsprechen.',
  unclear: 'Geben Sie einen Betrag ein.',
  save: 'Kaution speichern',
  saved: 'Kaution gespeichert. Gilt für neue Angebote.',
})
