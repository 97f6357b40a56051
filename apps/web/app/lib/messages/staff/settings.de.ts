import { translation } from '../words.ts'
import type { settingsWords } from './settings.ts'

export const de = translation<typeof settingsWords>({
  title: 'Einstellungen',
  lead: 'Unternehmenseinstellungen. Änderungen gelten ab sofort für alle Seiten, Nachrichten und Dokumente.',
  none: 'Keine Einstellungen verfügbar',
  noneText: 'Ihre Rolle kann keine Einstellungen ändern. Bitten Sie einen Administrator um Zugriff.',
  groups: {
    company: 'Unternehmen',
    communication: 'Nachrichten',
    homes: 'Häuser und Preise',
    payments: 'Zahlungen und Dokumente',
    team: 'Team und Sicherheit',
  },
  sections: {
    start: { name: 'Erste Schritte', text: 'Die Schritte von der leeren Installation bis zur ersten Buchung.' },
    company: { name: 'Unternehmen', text: 'Rechtsträger, Anschrift, Lizenzen, Zeitzone und Währung.' },
    brands: { name: 'Marken', text: 'Namen, Aussehen, Kontakt und Hostnamen Ihrer Seiten.' },
    hosts: {
      name: 'Ansprechpersonen',
      text: 'Hausverwaltung, Concierge und Prüfung, die auf den Seiten stehen, mit Bild.',
    },
    mail: { name: 'E-Mail-Absender', text: 'Mailserver, Name und Adresse des Absenders.' },
    incoming: {
      name: 'Eingehende E-Mails',
      text: 'Postfach oder E-Mail-Dienst, der Antworten der Gäste in den Posteingang bringt.',
    },
    assistant: { name: 'KI-Entwürfe', text: 'Wer Antworten im Posteingang entwirft, und wie viele am Tag.' },
    payments: { name: 'Zahlungsanbieter', text: 'Das Stripe-Konto, das Gäste belastet.' },
    bank: { name: 'Bankkonten', text: 'Treuhand- und Geschäftskonto, Zahlungsdateien.' },
    messages: {
      name: 'Nachrichten an Gäste',
      text: 'Antwortvorlagen und Nachrichten nach den Daten jedes Aufenthalts.',
    },
    analytics: { name: 'Analyse', text: 'Was Besucher tun und wohin Ereignisse nach Einwilligung gehen.' },
    fees: {
      name: 'Gebühren',
      text: 'Standardgebühren für Reinigung, Service, Haustiere und mehr, für alle Häuser.',
    },
    deposits: {
      name: 'Kautionen',
      text: 'Die Kartenreservierung der Häuser, die dem Unternehmen oder einer Gruppe folgen.',
    },
    defaults: {
      name: 'Standards der Häuser',
      text: 'Hausregeln, Serviceumfang, Checklisten, Aufenthalte und Preisregeln, denen Häuser folgen.',
    },
    groups: {
      name: 'Hausgruppen',
      text: 'Gebühren, Steuern, Preise und Regeln für alle Häuser eines Reiseziels, einer Marke, eines Bestands oder Schlagworts.',
    },
    taxes: {
      name: 'Steuern',
      text: 'Übernachtungssteuern nach Behörde und Ort, mit Startbibliothek.',
    },
    cancellation: { name: 'Stornierungsbedingungen', text: 'Eigene Bedingungen neben den mitgelieferten.' },
    levels: { name: 'Serviceumfänge', text: 'Was Sie für ein Haus tun und zu welcher Provision.' },
    agreements: { name: 'Verträge', text: 'Mietbedingungen, Datenschutz und die Verträge, die Gäste unterschreiben.' },
    templates: {
      name: 'Eigentümerdokumente',
      text: 'Vorlagen, die Eigentümer unterschreiben, und ihre hochgeladenen Dokumente.',
    },
    keys: {
      name: 'API-Schlüssel',
      text: 'Jeder Schlüssel von Programmen, wem er gehört und wann er zuletzt benutzt wurde.',
    },
    audit: { name: 'Prüfprotokoll', text: 'Wer was wann und warum getan hat, mit vorher und nachher.' },
    team: { name: 'Unser Team', text: 'Teammitglieder, ihre Berechtigungen und Einladungen.' },
    limits: {
      name: 'Freigabegrenzen',
      text: 'Was eine Person allein freigeben darf und was eine zweite Freigabe braucht.',
    },
  },
})
