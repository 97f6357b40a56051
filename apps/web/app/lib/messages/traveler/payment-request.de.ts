import { translation } from '../words.ts'
import type { paymentRequestWords } from './payment-request.ts'

export const de = translation<typeof paymentRequestWords>({
  title: 'Sie werden um {amount} gebeten',
  reason: 'Wofür',
  amount: 'Betrag',
  asked: 'Gefragt am',
  agreeCard: 'Zustimmen und mit {card} zahlen',
  agreeOther: 'Zustimmen und mit einer anderen Karte zahlen',
  cardText:
    '{card} wird innerhalb einer Viertelstunde belastet. Der Betrag wird eine Zeile im Preis Ihres Aufenthalts, zu dessen Bedingungen.',
  otherText:
    'Der Betrag wird eine Zeile im Preis Ihres Aufenthalts, zu dessen Bedingungen; Sie zahlen ihn auf der nächsten Seite.',
  accepted: 'Sie haben zugestimmt. Was noch zu zahlen ist, steht auf der Seite Ihres Aufenthalts.',
  withdrawn: 'Die Bitte wurde zurückgenommen. Es ist nichts zu zahlen.',
  taken_back: 'Das wurde storniert und ist nicht mehr Teil des Preises Ihres Aufenthalts.',
  late: 'Dem kann nicht mehr zugestimmt werden. Bitte schreiben Sie dem Team.',
  toStay: 'Zu Ihrem Aufenthalt',
  done: 'Zugestimmt. {card} wird innerhalb einer Viertelstunde belastet.',
  todo: 'Sie werden um {amount} gebeten',
  act: 'Warum',
})
