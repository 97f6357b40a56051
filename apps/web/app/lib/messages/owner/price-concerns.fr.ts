import { translation } from '../words.ts'
import type { priceConcernWords } from './price-concerns.ts'

export const fr = translation<typeof priceConcernWords>({
  title: 'Vérifiez ceci avant d’enregistrer',
  far_from_usual:
    '{nights, plural, one {Une nuit coûte} other {# nuits coûtent}} 10 fois plus ou moins que d’habitude : {amount} le {night}. Une nuit coûte d’ordinaire {usual}.',
  unusual_amount: '{amount} par nuit est inhabituel pour une maison.',
  deep_discount: 'Cela retire {share} du prix.',
  high_fee: '{label} : {amount}. Une nuit coûte d’ordinaire {usual}.',
  high_share: '{label} ajoute {share} au prix.',
  high_deposit: 'Le dépôt de garantie s’élève à {amount}. Une nuit coûte d’ordinaire {usual}.',
  high_waiver: 'La garantie dommages coûte {amount} et remplace un dépôt de garantie de {deposit}.',
  unusual_price: '{label} : {amount} est hors de l’habituel ({least} à {most}).',
  unusual_share: '{label} : {share} est hors de l’habituel ({least} à {most}).',
  closes_home:
    '{after, plural, =0 {Plus personne ne pourrait réserver cette maison.} one {Les voyageurs ne pourraient arriver que # jour de l’année à venir, au lieu de {before}.} other {Les voyageurs ne pourraient arriver que # jours de l’année à venir, au lieu de {before}.}}',
  reason: 'Pourquoi est-ce juste ?',
  reasonHint: 'Au moins 10 caractères. Enregistré avec votre nom.',
  reasonMissing: 'Saisissez un motif d’au moins 10 caractères.',
  confirmed: 'Confirmé : {reason}',
  confirmedBy: 'Confirmé par {name}, {at} : {reason}',
  someone: 'un ancien utilisateur',
})
