import { translation } from '../words.ts'
import type { launchWords } from './launch.ts'

export const de = translation<typeof launchWords>({
  title: 'Erste Schritte',
  lead: 'Jeder Schritt zeigt, was wirklich da ist. Sie können jederzeit gehen und wiederkommen: Nichts geht verloren.',
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
      text: 'Setzen Sie die drei STRIPE-Schlüssel auf dem Server. Wir fragen Stripe, ob sie gelten.',
    },
    bank: {
      title: 'Bankkonten',
      text: 'Das Treuhandkonto zahlt Eigentümer aus. Setzen Sie ACH_ROUTING, ACH_BANK und ACH_COMPANY_ID oder PAYOUTS_BY=stripe auf dem Server.',
    },
    destination: { title: 'Erstes Reiseziel', text: 'Der erste Ort, an dem Sie ein Haus verwalten.' },
    agreements: {
      title: 'Verträge',
      text: 'Lassen Sie unsere Vorlagen anwaltlich prüfen und tragen Sie die Prüfung ein.',
    },
    taxes: {
      title: 'Steuern und Gebühren',
      text: 'Wer bei Ihren Häusern Beherbergungssteuer erhebt und was Sie für Reinigung und Service berechnen.',
    },
    team: {
      title: 'Ihr Team',
      text: 'Laden Sie eine zweite Person ein: Auszahlungen und Erstattungen über Ihren Grenzen brauchen zwei.',
    },
  },
  details: {
    outbox: 'Kein Mailserver: E-Mails bleiben im Postausgang.',
    smtp: 'Ein Mailserver ist eingerichtet.',
    sandbox: 'Testumgebung: Karten werden nicht belastet.',
    stripe_test: 'Stripe antwortet, im Testmodus.',
    stripe_live: 'Stripe antwortet, im Live-Modus.',
    stripe_refused: 'Stripe lehnt diese Schlüssel ab.',
    stripe_unreachable: 'Stripe antwortet gerade nicht.',
    payouts_sandbox: 'Testumgebung: Auszahlungen kommen bei niemandem an.',
    bank_unnamed: 'Auszahlungen gehen als Bankdateien hinaus, doch darin steht keine Bank.',
    bank_file: 'Auszahlungen gehen als Dateien Ihrer Bank hinaus.',
    stripe_connect: 'Auszahlungen gehen über Stripe hinaus.',
  },
  counts: {
    brand: '{count, plural, one {1 Marke} other {# Marken}}',
    regions: '{count, plural, one {1 Bundesstaat oder Land} other {# Bundesstaaten und Länder}}',
    destination: '{count, plural, one {1 Reiseziel} other {# Reiseziele}}',
    agreements: '{count, plural, one {1 Text wartet auf Prüfung} other {# Texte warten auf Prüfung}}',
    taxes: '{count, plural, one {1 Steuerbehörde} other {# Steuerbehörden}}',
    team: '{count, plural, one {1 Mitglied} other {# Mitglieder}}',
  },
})
