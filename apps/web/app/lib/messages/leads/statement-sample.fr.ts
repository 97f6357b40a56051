import { translation } from '../words.ts'
import type { statementSampleWords } from './statement-sample.ts'

export const fr = translation<typeof statementSampleWords>({
  title: 'Chaque ligne mène à sa source',
  lead: 'Chaque séjour, chaque facture et chaque part figurent dans votre espace propriétaire, avec le document correspondant. Choisissez une ligne.',
  example: 'Exemple : une maison de quatre chambres, un mois, {level}',
  rent: 'Loyers, {stays, plural, one {# séjour} other {# séjours}}',
  nights: '{nights, plural, one {# nuit} other {# nuits}}',
  commission: 'Commission, {share} des loyers',
  commissionNote: 'Une part des loyers seulement. Les frais et taxes payés par les voyageurs n’en font pas partie.',
  cleaningPaid: 'Ménages payés par les voyageurs',
  cleaningPaidNote: 'Les voyageurs les paient en plus du loyer.',
  turnovers: 'Ménages et linge',
  turnoversNote: 'Chaque ménage a sa liste, ses photos et sa facture.',
  pool: 'Entretien de la piscine',
  poolNote: 'Quatre visites, une facture.',
  repair: 'Réparation, pompe du lave-vaisselle',
  repairNote: 'Sous le plafond que vous avez fixé : aucun accord n’était nécessaire. La facture est jointe.',
  payout: 'Votre versement',
})
