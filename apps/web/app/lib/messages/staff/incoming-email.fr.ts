import { translation } from '../words.ts'
import type { incomingEmailWords } from './incoming-email.ts'

export const fr = translation<typeof incomingEmailWords>({
  way: 'Arrivée des e-mails',
  ways: {
    imap: 'Boîte aux lettres (IMAP)',
    postmark: 'Postmark par webhook',
    sendgrid: 'SendGrid par webhook',
    mailgun: 'Mailgun par webhook',
  },
  guestSide: 'Ce que voient les voyageurs',
  address: 'Adresse à laquelle écrivent les voyageurs',
  addressHint: 'Les réponses à vos e-mails arrivent ici.',
  plus: 'L’adresse accepte les suffixes (nom+suffixe@example.com)',
  plusHint:
    'Chaque échange a alors sa propre adresse de réponse. Gmail, Google Workspace, Microsoft 365 et Fastmail acceptent les suffixes.',
  mailbox: 'Boîte aux lettres',
  mailboxNote:
    'Nous la lisons seulement. Rien n’est déplacé, marqué ni supprimé. Les e-mails reçus à partir de maintenant apparaissent dans la boîte de réception.',
  securities: {
    tls: 'TLS (en général port 993)',
    starttls: 'STARTTLS (en général port 143)',
    none: 'Aucun (seulement pour un serveur de votre réseau)',
  },
  folder: 'Dossier',
  trust: 'Vérification de l’expéditeur',
  trustNote:
    'Un e-mail compte comme celui du voyageur quand il répond à l’un des nôtres, ou quand votre serveur se porte garant de l’expéditeur. Les autres attendent que quelqu’un les rattache.',
  authServer: 'Nom de votre serveur de messagerie',
  authServerHint:
    'Le premier mot de « Authentication-Results » dans les e-mails que vous recevez, comme mx.google.com. Laissez vide pour ne pas vérifier.',
  service: 'Service d’e-mail',
  serviceNotes: {
    postmark:
      'Dans Postmark, ouvrez votre flux entrant. Activez « Include raw email content » et saisissez l’adresse ci-dessous comme webhook.',
    sendgrid:
      'Dans SendGrid, sous Settings, Inbound Parse, saisissez l’adresse ci-dessous. Activez « POST the raw, full MIME message » et le contrôle antispam.',
    mailgun:
      'Dans Mailgun, sous Receive, créez une route qui transfère vers l’adresse ci-dessous suivie de /mime, pour recevoir des e-mails entiers.',
  },
  webhook: 'Adresse du webhook',
  webhookHint: 'Ajoutez à l’adresse, après https://, l’utilisateur porchlight et ce mot de passe.',
  copy: 'Copier l’adresse',
  key: 'Mot de passe du webhook',
  keyHint: 'Au moins 16 lettres et chiffres. Enregistré chiffré.',
  signingKey: 'Clé de signature des webhooks',
  signingHint: 'Dans Mailgun, sous API Security. Enregistrée chiffrée.',
  keyInvalid: 'Saisissez au moins 16 lettres et chiffres',
  required: 'Remplissez ce champ',
  check: 'Vérifier et enregistrer',
  saved: 'E-mails entrants enregistrés',
  never: 'Aucun e-mail reçu pour l’instant.',
  last: 'Dernière vérification : {time}',
  lastPosted: 'Dernier e-mail reçu : {time}',
  problems: {
    unreachable: 'La boîte ne répond pas. Nous réessayons chaque minute.',
    login_refused: 'La boîte refuse la connexion. Saisissez à nouveau le mot de passe.',
    private_address: 'Le serveur est sur un réseau privé.',
    folder_missing: 'Le dossier n’existe plus.',
  },
  log: 'Tous les messages reçus',
  texts: 'SMS',
  textsNote:
    'Dans Twilio, ouvrez le numéro {number}. Sous « A message comes in », saisissez l’adresse ci-dessous. Les SMS d’un téléphone vérifié vont au séjour du voyageur ; les autres attendent dans la boîte de réception. STOP et START sont enregistrés.',
  noTexts: 'Pour recevoir des SMS, définissez TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN et TWILIO_FROM sur le serveur.',
  lastText: 'Dernier SMS reçu : {time}',
  neverText: 'Aucun SMS reçu pour l’instant.',
})
