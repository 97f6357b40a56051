import { translation } from '../words.ts'
import type { wireWords } from './wire.ts'

export const fr = translation<typeof wireWords>({
  title: 'Payer par virement',
  text: 'Faites un virement depuis votre banque avec {reference} comme référence. Nous confirmons votre séjour à l’arrivée de l’argent.',
  held: 'Vos nuits sont retenues jusqu’à {until}.',
  amount: 'Montant',
  holder: 'Titulaire du compte',
  bank: 'Banque',
  routing: 'Numéro de routage',
  account: 'Numéro de compte',
  reference: 'Référence',
  safety: 'Ces coordonnées ne changent jamais par e-mail. Si un message indique un autre compte, appelez-nous d’abord.',
  orCard: 'Ou payez ici',
})
