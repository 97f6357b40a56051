import { translation } from '../words.ts'
import type { protectionWords } from './protection.ts'

export const de = translation<typeof protectionWords>({
  title: 'Reiseschutz',
  legend: 'Falls etwas dazwischenkommt',
  choose: 'Reiseschutz, {price}',
  hint: 'Verkauft von {provider}. Volle Erstattung bei Stornierung binnen {days} Tagen nach der Buchung und vor der Anreise; danach nicht erstattbar.',
  terms: 'Leistungen und Bedingungen',
  offer:
    '{provider} versichert Ihre Reise für {price}. Sie können ihn bis {until} hinzufügen. Bei Stornierung bis dahin wird er voll erstattet.',
  charged: 'Wird zum Preis Ihres Aufenthalts hinzugefügt und heute vom Zahlungsmittel der Buchung abgebucht.',
  add: 'Für {price} hinzufügen',
  added: 'Ihre Reise ist geschützt',
  refused: 'Der Reiseschutz wurde nicht hinzugefügt',
  taken: '{provider} versichert diese Reise für {price}, im Gesamtpreis enthalten.',
  back: 'Bei Stornierung bis {until} wird er voll erstattet.',
  nonRefundable: 'Er wird nicht mehr erstattet, auch wenn Sie stornieren.',
})
