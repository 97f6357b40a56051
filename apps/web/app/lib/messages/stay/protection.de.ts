import { translation } from '../words.ts'
import type { protectionWords } from './protection.ts'

export const de = translation<typeof protectionWords>({
  title: 'Reiseschutz',
  legend: 'Falls etwas dazwischenkommt',
  choose: 'Reiseschutz, {price}',
  hint: 'Verkauft von {provider}. Sie bekommen alles zurück, wenn Sie binnen {days} Tagen nach der Buchung und vor Beginn des Aufenthalts absagen; danach bleibt es beim Anbieter.',
  terms: 'Was er deckt, und die Bedingungen',
  offer:
    '{provider} deckt die Reise für {price}. Sie können ihn bis {until} dazunehmen; sagen Sie bis dahin ab, bekommen Sie alles zurück.',
  charged: 'Er wird Teil des Preises Ihres Aufenthalts und heute über das Zahlungsmittel Ihrer Buchung abgebucht.',
  add: 'Für {price} dazunehmen',
  added: 'Ihre Reise ist geschützt',
  refused: 'Er wurde nicht dazugenommen',
  taken: '{provider} deckt diese Reise. {price} von dem, was Sie zahlen, sind dafür.',
  back: 'Sagen Sie den Aufenthalt bis {until} ab, bekommen Sie alles zurück.',
  kept: 'Die Tage der Rückgabe sind vorbei: Wird der Aufenthalt abgesagt, bleibt es beim Anbieter.',
})
