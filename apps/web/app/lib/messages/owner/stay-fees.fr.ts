import { translation } from '../words.ts'
import type { stayFeeWords } from './stay-fees.ts'

export const fr = translation<typeof stayFeeWords>({
  title: 'Frais de ménage et de service',
  note: 'compris dans chaque prix que voient les voyageurs',
  lead: 'Décidez des deux frais avant la mise en ligne. Vous pourrez les modifier ; les séjours réservés gardent les leurs.',
  open: 'Cette maison ne peut pas être mise en ligne tant que les deux frais ne sont pas décidés.',
  cleaning: 'Frais de ménage',
  service: 'Frais de service',
  ways: { amount: 'Montant par séjour', share: 'Pourcentage du loyer et des frais', none: 'Aucuns frais' },
  cleaningAmount: 'Frais de ménage par séjour',
  serviceAmount: 'Frais de service par séjour',
  serviceShare: 'Frais de service en pourcentage',
  name: 'Qui l’a décidé',
  reason: 'Pourquoi il n’y a pas de frais',
  choose: 'Choisissez une option.',
  fill: 'Remplissez ce champ.',
  unclear: 'Indiquez un montant.',
  outside: 'Indiquez un montant supérieur à 0.',
  noNumber: 'Indiquez un nombre.',
  outsideShare: 'Indiquez un pourcentage supérieur à 0, 50 au plus.',
  save: 'Enregistrer les frais',
  saved: 'Frais enregistrés.',
})
