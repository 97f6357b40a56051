import { translation } from '../words.ts'
import type { paymentRequestWords } from './payment-request.ts'

export const de = translation<typeof paymentRequestWords>({
  title: 'Zahlungsanforderung über {amount}',
  reason: 'Grund',
  amount: 'Betrag',
  requestedOn: 'Angefordert',
  agreeCard: 'Zustimmen und mit {card} zahlen',
  agreeOther: 'Zustimmen und mit einer anderen Karte zahlen',
  cardText:
    '{card} wird innerhalb von 15 Minuten belastet. Der Betrag wird dem Preis Ihres Aufenthalts zu dessen Bedingungen hinzugefügt.',
  otherText:
    'Der Betrag wird dem Preis Ihres Aufenthalts zu dessen Bedingungen hinzugefügt. Sie zahlen ihn auf der nächsten Seite.',
  accepted: 'Sie haben zugestimmt. Was noch zu zahlen ist, steht auf der Seite Ihres Aufenthalts.',
  withdrawn: 'Diese Anforderung wurde zurückgezogen. Es ist nichts zu zahlen.',
  canceled: 'Dieser Betrag wurde storniert und aus dem Preis Ihres Aufenthalts entfernt.',
  late: 'Diese Anforderung kann nicht mehr genehmigt werden. Schreiben Sie dem Team.',
  toStay: 'Zu Ihrem Aufenthalt',
  done: 'Zugestimmt. {card} wird innerhalb von 15 Minuten belastet.',
  todo: 'Zahlungsanforderung über {amount}',
  act: 'Ansehen',
})
