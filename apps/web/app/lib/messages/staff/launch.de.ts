import { translation } from '../words.ts'
import type { launchWords } from './launch.ts'

export const de = translation<typeof launchWords>({
  title: 'Erste Schritte',
  lead: 'Jeder Schritt zeigt Ihre aktuelle Einrichtung. Sie können jederzeit unterbrechen; der Stand bleibt gespeichert.',
  allDone: 'Alles ist eingerichtet. Die erste Buchung kann kommen.',
  progress: '{done} von {of} erledigt',
  done: 'Erledigt',
  open: 'Zu erledigen',
  test: 'Test-E-Mail an mich senden',
  testSent: 'Test-E-Mail an {email} gesendet',
  sample: {
    title: 'Beispieldaten',
    deletesHomes:
      'Beispieldaten sind geladen. Wer sie entfernt, löscht auch jetzt angelegte Häuser. Entfernen Sie sie zuerst.',
    offer:
      'Erkunden Sie Porchlight mit {homes} Beispielhäusern, Eigentümern, Gästen und einem Jahr Buchungen. Vor dem Start entfernen Sie alles mit einem Schritt.',
    explore: 'Mit Beispieldaten erkunden',
    empty: 'Leer beginnen',
    declined: 'Sie haben ohne Beispieldaten begonnen.',
    loading: 'Die Beispieldaten werden geladen. Sie können mit den Schritten unten weitermachen.',
    progress: 'Beispieldaten werden geladen',
    ready:
      '{homes, plural, one {# Beispielhaus} other {# Beispielhäuser}} und {bookings, plural, one {# Buchung} other {# Buchungen}} stehen bereit.',
    accounts:
      'Melden Sie sich als owner@demo.porchlight.test oder guest@demo.porchlight.test mit dem Passwort Porch-light-2026 an.',
    failed:
      'Die Beispieldaten konnten nicht vollständig geladen werden. Entfernen Sie sie und versuchen Sie es erneut.',
    remove: 'Beispieldaten entfernen',
    removeTitle: 'Alle Beispieldaten entfernen?',
    removeText:
      'Das löscht {homes, plural, one {# Haus} other {# Häuser}} und {bookings, plural, one {# Buchung} other {# Buchungen}} mit allem, was dazugehört, und was Sie beim Erkunden ergänzt haben: Häuser, Preise, Steuern und Gebühren.',
    ownHomes:
      '{homes, plural, one {Ihr Team hat ein Haus angelegt: {names}. Es wird mitgelöscht.} other {Ihr Team hat # Häuser angelegt: {names}. Sie werden mitgelöscht.}}',
    ownHomesConfirm: '{homes, plural, one {Auch dieses Haus löschen} other {Auch diese Häuser löschen}}',
    ownHomesMissing: 'Bestätigen Sie, dass diese Häuser mitgelöscht werden, oder behalten Sie die Beispieldaten.',
    removeStays:
      'Unternehmen, Marken, E-Mail, Zahlungen, Bankkonten, Verträge, Freigabegrenzen und die Konten echter Personen bleiben.',
    confirmLabel: 'Zum Bestätigen {word} eingeben',
    confirmWrong: 'Geben Sie {word} ein',
    keep: 'Beispieldaten behalten',
    close: 'Schließen',
    removedToast: 'Beispieldaten entfernt',
    proof:
      'Beispieldaten entfernt von {by} am {time}: {removed, number} Zeilen gelöscht, {tables, number} Tabellen geprüft, {remaining, number} Zeilen übrig.',
    obstacles: {
      public_server:
        'Beispieldaten gibt es nur auf einem Server, den allein dieser Rechner erreicht, weil ihre Passwörter veröffentlicht sind.',
    },
  },
  steps: {
    company: { title: 'Rechtsträger', text: 'Das Unternehmen, das Verträge schließt und die Bücher führt.' },
    brand: { title: 'Marke', text: 'Name und Aussehen Ihrer öffentlichen Seite. Sie öffnet mit der ersten Marke.' },
    contact: { title: 'Kontakt', text: 'E-Mail und Telefon, unter denen Gäste und Eigentümer Sie erreichen.' },
    books: { title: 'Zeitzone und Währung', text: 'Uhr und Währung Ihrer Bücher. Fest, sobald Geld geflossen ist.' },
    regions: { title: 'Bundesstaaten und Lizenzen', text: 'Wo Sie tätig sind und welche Lizenzen Sie dort haben.' },
    mail: {
      title: 'E-Mail-Absender',
      text: 'Ihr Mailserver und der sichtbare Absender. Senden Sie sich eine Test-E-Mail.',
    },
    payments: {
      title: 'Zahlungsanbieter',
      text: 'Geben Sie die Schlüssel Ihres Stripe-Kontos ein. Wir prüfen sie bei Stripe.',
    },
    bank: {
      title: 'Bankkonten',
      text: 'Das Treuhandkonto, auf dem das Geld der Gäste liegt und das Eigentümer auszahlt, und Ihr Geschäftskonto.',
    },
    destination: { title: 'Erstes Reiseziel', text: 'Der erste Ort, an dem Sie ein Haus verwalten.' },
    levels: { title: 'Serviceumfänge', text: 'Woraus Eigentümer wählen, mit Provision und Inhalt.' },
    policies: {
      title: 'Stornobedingungen',
      text: 'Was Gäste bei einer Stornierung zurückbekommen. Nutzen Sie unsere, oder schreiben Sie eigene.',
    },
    agreements: {
      title: 'Verträge',
      text: 'Lassen Sie die Vorlagen anwaltlich prüfen und vermerken Sie die Prüfung.',
    },
    taxes: {
      title: 'Steuern',
      text: 'Wer an Ihren Standorten Übernachtungssteuer einzieht.',
    },
    fees: {
      title: 'Gebühren',
      text: 'Ihre Reinigungs- und Servicegebühr, oder der Vermerk, dass Sie keine erheben. Ein Haus kann abweichen.',
    },
    messages: {
      title: 'Nachrichten an Gäste',
      text: 'Lesen Sie unsere Nachrichten für vor, während und nach dem Aufenthalt, und schalten Sie ein, was Sie möchten.',
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
    levels: '{count, plural, one {1 Umfang im Angebot} other {# Umfänge im Angebot}}',
    policies: '{count, plural, one {1 Regelung} other {# Regelungen}}',
    agreements: '{count, plural, one {1 Vertrag zu prüfen} other {# Verträge zu prüfen}}',
    taxes: '{count, plural, one {1 Steuerbehörde} other {# Steuerbehörden}}',
    messages:
      '{count, plural, =0 {Keine ist eingeschaltet} one {1 Nachricht eingeschaltet} other {# Nachrichten eingeschaltet}}',
    team: '{count, plural, one {1 Mitglied} other {# Mitglieder}}',
  },
})
