import { translation } from '../words.ts'
import type { ownerAccountingWords } from './accounting.ts'

export const fr = translation<typeof ownerAccountingWords>({
  title: 'Argent',
  over: '{date} · {homes, plural, one {# maison} other {# maisons}}',
  overHome: '{home}, {town}',
  allHomes: 'Toutes les maisons',
  tabs: 'Argent',
  overview: 'Vue d’ensemble',
  statements: 'Relevés',
  year: 'L’année',
  yearNote: 'du 1er janvier à aujourd’hui, votre part, {currency}. {basis}',
  yearOfHome: 'du 1er janvier à aujourd’hui, votre part de {home}, {currency}. {basis}',
  quarters: 'Par trimestre',
  quartersNote: 'comme le disent vos relevés',
  quartersOfHome: 'ce que vos relevés disent de {home}',
  quartersCaption:
    'Chaque trimestre de l’année : solde initial, acquis, corrections, dépenses, versé à vous et solde final',
  quarter: 'Trimestre',
  states: { open: 'Ouvert', closed: 'Clos' },
  state: 'État',
  opening: 'Initial',
  earned: 'Acquis',
  adjustments: 'Régularisations',
  expenses: 'Dépenses',
  paid: 'Versé à vous',
  closing: 'Final',
  wholeYear: '{year} jusqu’ici',
  nights: 'Comment les nuits se vendent',
  nightsNote: 'du {from} au {to}',
  periods: { month: 'Ce mois-ci', quarter: 'Ce trimestre', ahead: 'Les 90 prochaines nuits' },
  adr: 'Loyer par nuit vendue (ADR)',
  adrText:
    '{rent} de loyer sur {nights, plural, one {# nuit payée} other {# nuits payées}} par les voyageurs : avant commission, sans ménage, frais ni taxes',
  revpar: 'Loyer par nuit à vendre (RevPAR)',
  revparText:
    'le même loyer sur {nights, plural, one {# nuit qui pouvait} other {# nuits qui pouvaient}} être vendue ; sans les vôtres, les réparations ni les jours de rotation',
  pace: 'Réservé jusqu’ici',
  paceNights: '{nights, plural, one {# nuit} other {# nuits}}',
  paceAlone: '{rent} de loyer. Aux mêmes dates de l’année d’avant, aucune nuit n’était réservée.',
  paceText:
    '{rent} de loyer. Au {day}, il y avait {nights, plural, one {# nuit} other {# nuits}} pour les mêmes dates de l’année d’avant, {before} de loyer ; à la fin {later, plural, one {# nuit} other {# nuits}}.',
  otherBasis:
    'Ici le loyer compte nuit par nuit et pour toute la maison ; un relevé compte le séjour entier, pour votre part, après commission.',
  occupancy: 'Occupation',
  gross: 'Brute',
  grossText:
    '{paid, plural, one {# nuit payée} other {# nuits payées}} et {owner} à vous, sur {all, plural, one {# nuit} other {# nuits}} en tout',
  available: 'Disponible',
  availableText:
    '{paid, plural, one {# nuit payée} other {# nuits payées}} sur {sellable, plural, one {# nuit} other {# nuits}} à vendre',
  paidNights: 'Payée',
  paidNightsText:
    '{paid, plural, one {# nuit payée} other {# nuits payées}} sur {all, plural, one {# nuit} other {# nuits}} en tout',
  stays:
    '{number, plural, =0 {Aucun séjour dans ces nuits} one {Le séjour derrière ces chiffres} other {Les # séjours derrière ces chiffres}}',
  staysCaption: 'Les séjours derrière les chiffres, avec leurs nuits et leur loyer dans ce temps',
  booking: 'Réservation',
  home: 'Maison',
  dates: 'Séjour',
  nightsHead: 'Nuits',
  rent: 'Loyer',
  byHome: 'Par maison',
  byHomeNote: 'argent {year}, nuits du {from} au {to}',
  homesCaption:
    'Vos maisons avec ce que chacune a acquis, versé et ce qui est en route, et comment ses nuits se vendent',
  share: 'votre part {share}',
  onTheWay: 'En route',
  paidShare: 'Nuits payées',
  adrHead: 'ADR',
  none: 'aucun',
  together: 'En tout',
  noHomes: 'Aucune de vos maisons n’a d’argent dans cette monnaie.',
  csv: 'CSV',
  csvHomes: 'Enregistrer les maisons en CSV',
  csvStays: 'Enregistrer les séjours en CSV',
  currency: 'Monnaie',
})
