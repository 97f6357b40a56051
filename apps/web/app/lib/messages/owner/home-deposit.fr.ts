import { translation } from '../words.ts'
import type { homeDepositWords } from './home-deposit.ts'

export const fr = translation<typeof homeDepositWords>({
  title: 'Caution',
  note: 'Bloquée sur la carte, non débitée',
  lead: 'Nous bloquons la caution sur la carte du voyageur la veille de l’arrivée et la libérons à la fin du délai de réclamation. Elle figure à côté du prix, sans y être incluse. Les dommages acceptés y sont d’abord prélevés. Les réservations existantes gardent leurs conditions.',
  inherit: 'Suivre l’entreprise : {amount}',
  inheritFrom: 'Suivre {group} : {amount}',
  amount: 'Caution par séjour',
  amountHint: '0 : pas de caution',
  waiverLead:
    'Les voyageurs peuvent acheter une garantie dommages non remboursable au lieu de la caution. Les dommages acceptés vous sont alors payés sur ces garanties, jusqu’au plafond.',
  price: 'Prix de la garantie dommages',
  priceHint: '0 : pas de garantie',
  limit: 'Plafond de la garantie',
  limitHint: 'Au moins le montant de la caution',
  noDeposit: 'La garantie remplace la caution. Définissez d’abord une caution.',
  tooLow: 'Le plafond doit être au moins égal à la caution.',
  unclear: 'Saisissez un montant.',
  save: 'Enregistrer la caution',
  saved: 'Caution enregistrée. Elle s’applique aux nouveaux devis.',
})
