import { translation } from '../words.ts'
import type { byBankWords } from './by-bank.ts'

export const fr = translation<typeof byBankWords>({
  way: 'Votre moyen de paiement',
  card: 'Carte',
  cardHint: 'Confirmé aussitôt',
  bank: 'Compte bancaire',
  bankHint: 'Confirmé sous {days} jours ouvrés',
  tooLate: 'Une banque prend jusqu’à {days} jours ouvrés : le temps manque avant votre arrivée',
  returnedBefore: 'Une banque a déjà rejeté un paiement pour ce séjour',
  termsTitle: 'Ce que veut dire payer par la banque',
  termDays: 'Votre banque prend jusqu’à {days} jours ouvrés, au plus tard jusqu’au {until}.',
  termNights: 'Les nuits sont à vous entre-temps. Le séjour est confirmé dès que l’argent est arrivé, et pas avant.',
  termNightsReturn:
    'Si votre banque le rejette, vous avez {hours} heures pour payer par carte ; ensuite les nuits sont libres.',
  termLaterReturn:
    'Si votre banque le rejette, vous avez {hours} heures pour payer par carte ; ensuite la réservation est annulée selon ses conditions.',
  termStop: 'Une fois sollicitée, votre banque ne peut être arrêtée ; rien d’autre ne peut payer entre-temps.',
  sandboxText:
    'Utilisez l’un des comptes d’essai. Les numéros restent dans votre navigateur ; seul le nom du compte d’essai est envoyé.',
  testAccounts: 'Les comptes d’essai',
  accounts: {
    tok_bank: 'paie après trois jours ouvrés',
    tok_bank_quick: 'paie dès qu’on le redemande',
    tok_bank_returned: 'est rejeté après trois jours',
    tok_bank_returned_quick: 'est rejeté dès qu’on le redemande',
    tok_bank_slow: 'prend trente jours et arrive trop tard',
    tok_bank_closed: 'est clos et refuse aussitôt',
    tok_bank_taken_back: 'paie et reprend l’argent un jour plus tard',
  },
  holder: 'Nom du titulaire',
  routing: 'Numéro d’acheminement',
  routingHint: 'Neuf chiffres, en bas à gauche d’un chèque',
  routingInvalid: 'Ce ne sont pas les neuf chiffres d’une banque',
  account: 'Numéro de compte',
  accountUnknown: 'Ce compte n’est pas de l’environnement d’essai',
  allow:
    'J’autorise {company} à débiter ce compte pour ce séjour : {amount} maintenant, et ce qui sera dû plus tard, à son jour. Je peux retirer cette autorisation à tout moment en écrivant à l’équipe.',
  allowMissing: 'Cochez cette case pour autoriser le débit',
  ask: 'Demander {amount} à votre banque',
  askNote: 'Nous vous écrivons dès que l’argent est arrivé.',
  laterNote: '{amount} suit le {date} du même compte. Nous vous écrivons avant.',
  refused: 'Votre banque a refusé',
  refusedText: 'Rien n’a été débité. Utilisez un autre compte, ou une carte. Vos nuits restent réservées.',
  unavailable:
    'Le formulaire de la banque n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page ; rien n’a été débité.',
  pending: '{amount} arrive de votre banque',
  pendingNights:
    'Les banques prennent quelques jours ouvrés. Les nuits vous sont gardées jusqu’au {until} au plus, et le séjour est confirmé dès que l’argent est arrivé.',
  pendingLater:
    'Les banques prennent quelques jours ouvrés, jusqu’au {until} au plus. Rien d’autre n’est débité pour cela entre-temps.',
  lookAgain: 'Demander à la banque maintenant',
  notYet: 'Votre banque n’a pas encore répondu',
  came: 'L’argent est arrivé',
  returned: 'Votre banque a rejeté le paiement',
  returnedNights:
    'Rien n’a été débité. Les nuits sont à vous jusqu’au {until} : payez par carte d’ici là, et le séjour est confirmé aussitôt.',
  returnedLater:
    'Rien n’a été débité. Payez par carte jusqu’au {until} ; ensuite la réservation est annulée selon ses conditions.',
  payByCard: 'Payer par carte',
  status: 'La banque paie',
  answersBy: 'Votre banque est sollicitée et répond d’ici le {until}.',
  withdrawText:
    '{amount} est en chemin et ne peut être arrêté : il vous revient dès son arrivée. Les nuits sont aussitôt libres pour d’autres.',
  withdrawn: 'Les nuits sont de nouveau libres.',
})
