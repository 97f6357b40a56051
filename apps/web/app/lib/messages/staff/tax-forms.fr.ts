import { translation } from '../words.ts'
import type { staffTaxFormsWords } from './tax-forms.ts'

export const fr = translation<typeof staffTaxFormsWords>({
  title: 'Formulaires fiscaux',
  head: '1099-MISC pour {year}',
  lead: '{number, plural, =0 {Aucun formulaire n’est dû} one {# formulaire est dû} other {# formulaires sont dus}} : des loyers de {sum} en case 1, avant commission, selon le jour du paiement. Déclarés à partir de {threshold}.',
  years: 'Années',
  withholdTitle: '{sum} sont à retenir et à verser à l’IRS',
  withholdText:
    'Ces bénéficiaires n’ont pas donné de numéro valable, ou l’IRS le demande : 24 % de leurs loyers. Rien n’est retenu tout seul : demandez le W-9, ou prenez la somme sur ce qui est à eux et versez-la avec le formulaire 945.',
  unknownTitle: 'Vérifiez le seuil de {year}',
  unknownText:
    'Il est indexé à partir de 2027. Tant qu’il n’est pas connu ici, le dernier compte, pour n’oublier personne.',
  elsewhere: 'Versé dans une autre monnaie, et dans aucune somme ici : à convertir au cours de chaque jour de paiement',
  payees: 'Qui a été payé',
  payeesNote: 'les plus grands d’abord',
  caption: 'Tous ceux à qui un loyer a été versé dans l’année, avec leur numéro, leur état et la somme de la case 1',
  payee: 'Bénéficiaire',
  business: 'Nom commercial',
  address: 'Adresse',
  number: 'Numéro',
  none: '–',
  state: 'État',
  states: {
    report: 'À déclarer',
    below: 'Sous le seuil',
    exempt: 'Exempté : société, ou par son code',
    abroad: 'Payé à l’étranger, sans W-9 : voir le 1042-S',
  },
  noForm: 'Le W-9 manque',
  withhold: 'À retenir',
  gross: 'Loyers, case 1',
  together: 'Au total',
  reportedFoot: '{sum} déclarés',
  csv: 'CSV',
  csvLabel: 'Enregistrer la liste en CSV',
  file: 'Fichier avec numéros',
  filed:
    '{number, plural, one {# formulaire enregistré} other {# formulaires enregistrés}}. Gardez le fichier comme vous gardez les numéros.',
  noneDue: 'Aucun formulaire n’est dû.',
  nobody: 'Aucun loyer n’a été versé cette année',
  nobodyText: 'Les loyers comptent l’année où ils sont versés à leur propriétaire ou utilisés pour lui.',
  foot: 'Cette liste ne contient que des loyers. Les entreprises qui réparent et les partenaires sont payés ailleurs : ce qu’ils reçoivent est déclaré de là sur le 1099-NEC.',
})
