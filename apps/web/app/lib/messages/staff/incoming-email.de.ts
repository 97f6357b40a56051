import { translation } from '../words.ts'
import type { incomingEmailWords } from './incoming-email.ts'

export const de = translation<typeof incomingEmailWords>({
  way: 'Wie E-Mails ankommen',
  ways: {
    imap: 'Postfach (IMAP)',
    postmark: 'Postmark per Webhook',
    sendgrid: 'SendGrid per Webhook',
    mailgun: 'Mailgun per Webhook',
  },
  guestSide: 'Was Gäste sehen',
  address: 'Adresse, an die Gäste schreiben',
  addressHint: 'Antworten auf Ihre E-Mails gehen hierhin.',
  plus: 'Die Adresse nimmt Zusätze an (name+zusatz@example.com)',
  plusHint:
    'Jede Unterhaltung erhält dann ihre eigene Antwortadresse. Gmail, Google Workspace, Microsoft 365 und Fastmail nehmen Zusätze an.',
  mailbox: 'Postfach',
  mailboxNote:
    'Wir lesen es nur. Nichts wird verschoben, markiert oder gelöscht. E-Mails, die ab jetzt eintreffen, erscheinen im Posteingang.',
  securities: {
    tls: 'TLS (meist Port 993)',
    starttls: 'STARTTLS (meist Port 143)',
    none: 'Keine (nur für einen Server im eigenen Netz)',
  },
  folder: 'Ordner',
  trust: 'Prüfung des Absenders',
  trustNote:
    'Eine E-Mail gilt als die des Gastes, wenn er auf eine E-Mail von uns antwortet oder Ihr Mailserver für den Absender bürgt. Andere E-Mails warten im Posteingang, bis jemand sie zuordnet.',
  authServer: 'Name Ihres Mailservers',
  authServerHint:
    'Das erste Wort von „Authentication-Results“ in E-Mails, die Sie erhalten, etwa mx.google.com. Leer lassen, um nicht zu prüfen.',
  service: 'E-Mail-Dienst',
  serviceNotes: {
    postmark:
      'Öffnen Sie in Postmark Ihren Inbound-Stream. Schalten Sie „Include raw email content“ ein und tragen Sie die Adresse unten als Webhook ein.',
    sendgrid:
      'Tragen Sie in SendGrid unter Settings, Inbound Parse die Adresse unten ein. Schalten Sie „POST the raw, full MIME message“ und die Spamprüfung ein.',
    mailgun:
      'Legen Sie in Mailgun unter Receive eine Route an, die an die Adresse unten mit angehängtem /mime weiterleitet, damit ganze E-Mails ankommen.',
  },
  webhook: 'Webhook-Adresse',
  webhookHint: 'Setzen Sie das Passwort in die Adresse: https://porchlight:PASSWORT@…',
  copy: 'Adresse kopieren',
  key: 'Passwort für den Webhook',
  keyHint: 'Mindestens 16 Buchstaben und Ziffern. Wird verschlüsselt gespeichert.',
  signingKey: 'Signaturschlüssel der Webhooks',
  signingHint: 'In Mailgun unter API Security. Wird verschlüsselt gespeichert.',
  keyInvalid: 'Geben Sie mindestens 16 Buchstaben und Ziffern ein',
  required: 'Füllen Sie dieses Feld aus',
  check: 'Prüfen und speichern',
  saved: 'Eingehende E-Mails gespeichert',
  never: 'Noch keine E-Mail empfangen.',
  last: 'Zuletzt geprüft {time}',
  lastPosted: 'Letzte E-Mail empfangen {time}',
  problems: {
    unreachable: 'Das Postfach antwortet nicht. Wir versuchen es jede Minute erneut.',
    login_refused: 'Das Postfach lehnt die Anmeldung ab. Geben Sie das Passwort erneut ein.',
    private_address: 'Der Server liegt in einem privaten Netz.',
    folder_missing: 'Der Ordner ist nicht mehr da.',
  },
  log: 'Alle empfangenen Nachrichten',
  texts: 'SMS',
  textsNote:
    'Öffnen Sie in Twilio die Nummer {number}. Tragen Sie unter „A message comes in“ die Adresse unten ein. SMS von einem bestätigten Telefon gehen zum Aufenthalt des Gastes; andere warten im Posteingang. STOP und START werden festgehalten.',
  noTexts: 'Um SMS zu empfangen, setzen Sie TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN und TWILIO_FROM auf dem Server.',
  lastText: 'Letzte SMS empfangen {time}',
  neverText: 'Noch keine SMS empfangen.',
})
