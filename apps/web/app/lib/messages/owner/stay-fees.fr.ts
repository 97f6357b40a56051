import { translation } from '../words.ts'
import type { stayFeeWords } from './stay-fees.ts'

export const fr = translation<typeof stayFeeWords>({
  title: 'Frais de ménage et de service',
  note: 'inclus dans chaque prix affiché',
  lead: 'Définissez les deux frais avant la mise en ligne. Vous pourrez les modifier ; les réservations existantes gardent les leurs.',
  open: 'Définissez les deux frais pour publier cette maison.',
  cleaning: 'Frais de ménage',
  service: 'Frais de service',
  ways: { amount: 'Montant par séjour', share: 'Pourcentage du loyer et des frais', none: 'Aucuns frais' },
  cleaningAmount: 'Frais de ménage par séjour',
  serviceAmount: 'Frais de service par séjour',
  serviceShare: 'Frais de service en pourcentage',
  name: 'Décidé par',
  reason: 'Motif de l’absence de frais',
  choose: 'Choisissez une option.',
  fill: 'Remplissez ce champ.',
  unclear: 'Indiquez un montant.',
  outside: 'Indiquez un montant supérieur à 0.',
  noNumber: 'Indiquez un nombre.',
  outsideShare: 'Indiquez un pourcentage supérieur à 0, 50 au plus.',
  save: 'Enregistrer les frais',
  saved: 'Frais enregistrés.',
})
