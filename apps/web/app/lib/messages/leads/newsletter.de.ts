import { translation } from '../words.ts'
import type { newsletterWords } from './newsletter.ts'

export const de = translation<typeof newsletterWords>({
  agency: 'Agentur',
  privacy: 'Datenschutzerklärung',
  lists: {
    guests: {
      points: [
        'Wochen, die frei werden, mit Preis',
        'Neue Häuser, mit dem, was wir dort gemessen haben',
        'Geschichten von denen, die ans Telefon gehen',
      ],
      title: '200 $ Rabatt auf Ihren nächsten Aufenthalt',
      lead: 'Abonnieren Sie, bestätigen Sie Ihre Adresse und erhalten Sie einen Code für einen Aufenthalt ab drei Nächten.',
      action: 'Code erhalten',
      terms:
        'Ein Code pro Person, für einen Aufenthalt ab drei Nächten, gebucht innerhalb eines Jahres mit der abonnierten Adresse. Nicht kombinierbar. Abbestellen mit einem Klick.',
    },
    agents: {
      points: [
        'Neue Häuser, mit Fakten für Ihre Kunden',
        'Freie Wochen in der Hauptsaison',
        'Änderungen bei Provision und Bedingungen',
      ],
      title: 'Neuigkeiten für Reisebüros',
      lead: 'Neue Häuser, freie Termine und Provisionen, einmal im Monat.',
      action: 'Abonnieren',
      terms: 'Zuerst per E-Mail bestätigen. Abbestellen mit einem Klick.',
    },
    'fresh-direct': {
      points: [
        'Eingeräumt, bevor Sie die Tür aufschließen',
        'Bestellt über unseren Concierge, mit Ihrem Aufenthalt',
        'Allergien und Wünsche einmal notiert',
      ],
      title: 'Lebensmittel im Kühlschrank, bevor Sie ankommen',
      lead: 'Hinterlassen Sie Ihre E-Mail-Adresse, und wir melden uns, sobald die Lieferung für Ihre Daten möglich ist. Unser Concierge bestellt sie zum Aufenthalt.',
      action: 'Auf dem Laufenden bleiben',
      terms: 'Zuerst per E-Mail bestätigen. Abbestellen mit einem Klick.',
    },
  },
  sent: 'Sehen Sie in Ihr Postfach.',
  sentText:
    'Wir haben eine E-Mail mit einem Knopf zum Bestätigen gesendet. Kommt sie nicht an, sehen Sie im Spam nach oder versuchen Sie es in zehn Minuten erneut.',
  yours: 'Ihr Abonnement',
  confirmText: 'Bestätigen Sie, dass Sie E-Mails an {email} möchten.',
  confirm: 'Abonnement bestätigen',
  codeText:
    'Nimmt {amount} von einem Aufenthalt ab {nights, plural, one {# Nacht} other {# Nächten}}. Geben Sie ihn beim Buchen ein, angemeldet mit dieser E-Mail-Adresse.',
  topicsTitle: 'Worüber möchten Sie lesen?',
  topics: {
    new_homes: 'Neue Häuser',
    offers: 'Freie Termine und Angebote',
    stories: 'Geschichten',
  },
  save: 'Themen speichern',
  again: 'Wieder abonnieren',
  stop: 'Alles abbestellen',
  subscribed: 'Sie haben den Newsletter abonniert.',
  saved: 'Gespeichert.',
  stopped: 'Abbestellt. Wir schreiben Ihnen nicht mehr.',
  unknown: 'Dieser Link gilt nicht mehr. Abonnieren Sie erneut, um einen neuen zu erhalten.',
})
