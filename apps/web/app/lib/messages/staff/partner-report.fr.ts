import { translation } from '../words.ts'
import type { staffPartnerReportWords } from './partner-report.ts'

export const fr = translation<typeof staffPartnerReportWords>({
  title: 'Rapport sur les partenaires',
  lead: 'Ce que les partenaires ont apporté et gagné, en {currency}. Ouvrez un chiffre pour voir les commissions correspondantes.',
  partner: 'Partenaire',
  program: 'Programme',
  month: 'Mois',
  total: 'Total',
  allPartners: 'Tous les partenaires',
  from: 'Du mois',
  through: 'Au mois',
  show: 'Afficher le rapport',
  csv: 'Enregistrer en CSV',
  periodsLabel: 'Périodes',
  periods: {
    month: 'Ce mois-ci',
    twelve: '12 derniers mois',
    year: 'Cette année',
    lastYear: 'L’an dernier',
  },
  byPartner: 'Par partenaire',
  byMonth: 'Par mois',
  none: 'Rien pour ces mois',
  noneText: 'Les clics, réservations et commissions des partenaires apparaissent ici.',
  figures: {
    clicks: 'Clics',
    quotes: 'Devis',
    bookings: 'Réservations',
    rent: 'Loyer',
    earned: 'Commission acquise',
    paid: 'Commission versée',
  },
  open: '{figure} de {of} : {value}. Ouvrir les commissions',
  otherCurrencies: 'Les commissions dans d’autres devises ne sont pas comprises : {currencies}.',
  definitions: 'Comment les chiffres sont calculés',
  defined: {
    clicks: 'Clics : ouvertures des liens d’un partenaire, sans les robots.',
    quotes: 'Devis : prix demandés par les voyageurs venus d’un lien.',
    bookings:
      'Réservations : faites dans le mois avec un code, ou dans une maison recommandée par le partenaire, et non annulées depuis.',
    rent: 'Loyer : de ces réservations, après remises, hors frais et taxes, tel qu’il est aujourd’hui.',
    earned: 'Commission acquise : ce qui est revenu au partenaire dans le mois, moins ce qui y a été annulé.',
    paid: 'Commission versée : ce qui a été versé dans le mois, moins ce qui a été repris.',
  },
})
