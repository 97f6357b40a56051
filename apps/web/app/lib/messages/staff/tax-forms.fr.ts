import { translation } from '../words.ts'
import type { staffTaxFormsWords } from './tax-forms.ts'

export const fr = translation<typeof staffTaxFormsWords>({
  title: 'Formulaires fiscaux',
  head: '1099-MISC pour {year}',
  lead: '{number, plural, =0 {Aucun formulaire à produire} one {# formulaire à produire} other {# formulaires à produire}} : loyers de {sum} en case 1, avant commission, par date de paiement. Seuil de déclaration : {threshold}.',
  years: 'Années',
  withholdTitle: '{sum} de retenue de garantie à verser à l’IRS',
  withholdText:
    '24 % des loyers des bénéficiaires sans TIN valable ou visés par l’IRS. Obtenez le W-9, ou retenez et versez le montant avec le formulaire 945.',
  unknownTitle: 'Vérifiez le seuil {year}',
  unknownText: 'Il est indexé à partir de 2027. D’ici là, le dernier seuil connu s’applique pour n’oublier personne.',
  elsewhere: 'Payé dans une autre devise, hors totaux : convertissez au taux de chaque date de paiement',
  payees: 'Bénéficiaires',
  payeesNote: 'du plus élevé au plus faible',
  caption: 'Bénéficiaires de l’année, avec TIN, statut et total case 1',
  payee: 'Bénéficiaire',
  business: 'Nom commercial',
  address: 'Adresse',
  number: 'N° fiscal (TIN)',
  none: '–',
  state: 'Statut',
  states: {
    report: 'À déclarer',
    below: 'Sous le seuil',
    exempt: 'Exempté : société ou code d’exemption',
    abroad: 'Payé à l’étranger, sans W-9 : voir le 1042-S',
  },
  noForm: 'W-9 manquant',
  withhold: 'Retenue à verser',
  gross: 'Loyers, case 1',
  together: 'Total',
  reportedFoot: '{sum} déclarés',
  csv: 'CSV',
  csvLabel: 'Exporter les bénéficiaires en CSV',
  file: 'Télécharger avec les TIN',
  filed:
    '{number, plural, one {# formulaire téléchargé} other {# formulaires téléchargés}}. Conservez le fichier en lieu sûr : il contient les TIN complets.',
  noneDue: 'Aucun formulaire à produire.',
  nobody: 'Aucun loyer versé cette année',
  nobodyText: 'Les loyers comptent l’année où ils sont versés au propriétaire ou utilisés pour son compte.',
  foot: 'Loyers uniquement. Déclarez les paiements aux prestataires et partenaires sur le formulaire 1099-NEC.',
})
