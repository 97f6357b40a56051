import { translation } from '../words.ts'
import type { bankPaymentWords } from './bank-payments.ts'

export const fr = translation<typeof bankPaymentWords>({
  way: 'Moyen de paiement',
  card: 'Carte',
  cardHint: 'Confirmé aussitôt',
  bank: 'Compte bancaire',
  bankHint: 'Confirmé sous {days} jours ouvrés',
  tooLate: 'Un paiement bancaire prend jusqu’à {days} jours ouvrés, et votre arrivée est plus proche',
  returnedBefore: 'Un paiement bancaire pour ce séjour a déjà été rejeté',
  termsTitle: 'Comment fonctionne le paiement par banque',
  termDays: 'Le paiement prend jusqu’à {days} jours ouvrés, au plus tard jusqu’au {until}.',
  termNights: 'Vos nuits sont bloquées entre-temps. Le séjour est confirmé à réception du paiement.',
  termNightsReturn:
    'Si votre banque le rejette, vous avez {hours} heures pour payer par carte. Ensuite, les nuits sont libérées.',
  termLaterReturn:
    'Si votre banque le rejette, vous avez {hours} heures pour payer par carte. Ensuite, la réservation est annulée selon ses conditions.',
  termStop: 'Une fois lancé, un paiement bancaire ne peut être ni arrêté ni remplacé.',
  sandboxText:
    'Utilisez l’un des comptes d’essai. Les numéros restent dans votre navigateur ; seul le nom du compte d’essai est envoyé.',
  testAccounts: 'Comptes d’essai',
  accounts: {
    tok_bank: 'aboutit après trois jours ouvrés',
    tok_bank_quick: 'aboutit à la prochaine vérification',
    tok_bank_returned: 'est rejeté après trois jours',
    tok_bank_returned_quick: 'est rejeté à la prochaine vérification',
    tok_bank_slow: 'prend trente jours et dépasse le délai',
    tok_bank_closed: 'est clos et refuse aussitôt',
    tok_bank_taken_back: 'aboutit, puis est repris un jour plus tard',
  },
  holder: 'Nom du titulaire',
  routing: 'Numéro d’acheminement',
  routingHint: 'Neuf chiffres, en bas à gauche d’un chèque',
  routingInvalid: 'Saisissez un numéro d’acheminement valide à neuf chiffres',
  account: 'Numéro de compte',
  accountUnknown: 'Utilisez l’un des numéros de compte d’essai',
  allow:
    'J’autorise {company} à débiter ce compte pour ce séjour : {amount} maintenant et les paiements suivants à leur échéance. Je peux révoquer cette autorisation à tout moment par un message à l’équipe.',
  allowMissing: 'Cochez cette case pour autoriser le débit',
  ask: 'Payer {amount} depuis votre banque',
  askNote: 'Nous vous enverrons un e-mail à réception du paiement.',
  laterNote: '{amount} suivront le {date} depuis le même compte. Nous vous enverrons un e-mail avant.',
  refused: 'Votre banque a refusé le paiement',
  refusedText: 'Rien n’a été débité. Utilisez un autre compte ou une carte. Vos nuits restent bloquées.',
  unavailable:
    'Le formulaire de la banque ne s’est pas chargé et rien n’a été débité. Vérifiez votre connexion et rechargez la page.',
  pending: '{amount} arrive de votre banque',
  pendingNights:
    'Un paiement bancaire prend quelques jours ouvrés. Vos nuits sont bloquées jusqu’au {until}, et le séjour est confirmé à réception du paiement.',
  pendingLater:
    'Un paiement bancaire prend quelques jours ouvrés. Celui-ci aboutit au plus tard le {until}, et vous ne serez pas débité deux fois.',
  lookAgain: 'Demander à la banque maintenant',
  notYet: 'Le paiement n’est pas encore arrivé',
  came: 'Paiement reçu',
  returned: 'Votre banque a rejeté le paiement',
  returnedNights:
    'Rien n’a été débité. Payez par carte d’ici le {until} pour garder vos nuits et confirmer aussitôt le séjour.',
  returnedLater:
    'Rien n’a été débité. Payez par carte jusqu’au {until} ; ensuite la réservation est annulée selon ses conditions.',
  payByCard: 'Payer par carte',
  answersBy: 'Votre paiement bancaire est en cours et aboutit d’ici le {until}.',
  withdrawText:
    '{amount} est déjà en chemin depuis votre banque. Nous vous le remboursons dès son arrivée. Les nuits redeviennent aussitôt disponibles.',
  withdrawn: 'Les nuits sont de nouveau disponibles.',
})
