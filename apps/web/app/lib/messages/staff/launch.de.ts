import { translation } from '../words.ts'
import type { launchWords } from './launch.ts'

export const de = translation<typeof launchWords>({
  title: 'Erste Schritte',
  lead: 'Jeder Schritt zeigt Ihre aktuelle Einrichtung. Sie können jederzeit unterbrechen; der Stand bleibt gespeichert.',
  allDone: 'Alles ist eingerichtet. Die erste Buchung kann kommen.',
  progress: '{done} von {of} erledigt',
  done: 'Erledigt',
  open: 'Offen',
  test: 'Test-E-Mail an mich senden',
  testSent: 'Test-E-Mail an {email} gesendet',
  steps: {
    company: { title: 'Rechtsträger', text: 'Das Unternehmen, das Verträge schließt und die Bücher führt.' },
    brand: { title: 'Marke', text: 'Name und Aussehen Ihrer öffentlichen Seite. Sie öffnet mit der ersten Marke.' },
    contact: { title: 'Kontakt', text: 'E-Mail und Telefon, unter denen Gäste und Eigentümer Sie erreichen.' },
    books: { title: 'Zeitzone und Währung', text: 'Uhr und Währung Ihrer Bücher. Fest, sobald Geld geflossen ist.' },
    regions: { title: 'Bundesstaaten und Lizenzen', text: 'Wo Sie tätig sind und welche Lizenzen Sie dort haben.' },
    mail: {
      title: 'E-Mail-Absender',
      text: 'Setzen Sie SMTP_URL und MAIL_FROM auf dem Server und senden Sie sich eine Test-E-Mail.',
    },
    payments: {
      title: 'Zahlungsanbieter',
      text: 'Setzen Sie die drei STRIPE-Schlüssel auf dem Server. Wir prüfen sie bei Stripe.',
    },
    bank: {
      title: 'Bankkonten',
      text: 'Das Treuhandkonto zahlt Eigentümer aus. Setzen Sie ACH_ROUTING, ACH_BANK und ACH_COMPANY_ID oder PAYOUTS_BY=stripe auf dem Server.',
    },
    destination: { title: 'Erstes Reiseziel', text: 'Der erste Ort, an dem Sie ein Haus verwalten.' },
    agreements: {
      title: 'Verträge',
      text: 'Lassen Sie die Vorlagen anwaltlich prüfen und vermerken Sie die Prüfung.',
    },
    taxes: {
      title: 'Steuern und Gebühren',
      text: 'Wer an Ihren Standorten Übernachtungssteuer einzieht, und Ihre Reinigungs- und Servicegebühren.',
    },
    team: {
      title: 'Ihr Team',
      text: 'Laden Sie eine zweite Person ein: Auszahlungen und Erstattungen über Ihren Limits brauchen zwei Freigaben.',
    },
  },
  details: {
    outbox: 'Kein Mailserver: E-Mails bleiben im Postausgang.',
    smtp: 'Mailserver eingerichtet.',
    sandbox: 'Testumgebung: Karten werden nicht belastet.',
    stripe_test: 'Mit Stripe verbunden (Testmodus).',
    stripe_live: 'Mit Stripe verbunden (Live-Modus).',
    stripe_refused: 'Stripe hat diese Schlüssel abgelehnt. Prüfen Sie sie auf dem Server.',
    stripe_unreachable: 'Stripe antwortet nicht. Versuchen Sie es später erneut.',
    payouts_sandbox: 'Sandbox: Es werden keine Auszahlungen gesendet.',
    bank_unnamed: 'Auszahlungen laufen über Bankdateien, aber es ist keine Bank eingerichtet.',
    bank_file: 'Auszahlungen laufen über Dateien Ihrer Bank.',
    stripe_connect: 'Auszahlungen laufen über Stripe.',
  },
  counts: {
    brand: '{count, plural, one {1 Marke} other {# Marken}}',
    regions: '{count, plural, one {1 Bundesstaat oder Land} other {# Bundesstaaten und Länder}}',
    destination: '{count, plural, one {1 Reiseziel} other {# Reiseziele}}',
    agreements: '{count, plural, one {1 Vertrag zu prüfen} other {# Verträge zu prüfen}}',
    taxes: '{count, plural, one {1 Steuerbehörde} other {# Steuerbehörden}}',
    team: '{count, plural, one {1 Mitglied} other {# Mitglieder}}',
  },
})
