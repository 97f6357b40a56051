import { translation } from '../words.ts'
import type { signupWords } from './signup.ts'

export const fr = translation<typeof signupWords>({
  types: {
    isTraveler: 'Voyageur',
    isOwner: 'Propriétaire',
    isBroker: 'Agent immobilier',
    isReferral: 'Apporteur d’affaires',
    isTravelAgent: 'Agent de voyages',
    isAffiliate: 'Affilié',
  },
  typeTexts: {
    isTraveler: 'Réserver des maisons et gérer ses séjours',
    isOwner: 'Louer votre maison avec nous',
    isBroker: 'Adresser des clients, licence requise',
    isReferral: 'Recommander à des amis et gagner sur leurs séjours',
    isTravelAgent: 'Réserver pour des clients, commission par séjour',
    isAffiliate: 'Promouvoir des maisons sur votre site',
  },
  partnerText: 'Choisissez vos types de partenariat. Chacun a ses conditions.',
  license: 'Votre licence',
  brokerageName: 'Agence immobilière',
  licenseStates: 'Licence valable en',
  licenseType: 'Type de licence',
  licenseTypes: { Salesperson: 'Négociateur', 'Associated Broker': 'Agent associé', Broker: 'Agent titulaire' },
  licenseId: 'Numéro de licence',
  licenseNumberWrong:
    'Saisissez-le comme votre État l’écrit : lettres, chiffres, points et tirets, au moins un chiffre.',
  licenseExp: 'Expiration de la licence',
  agency: 'Votre agence',
  agencyName: 'Agence',
  agencyIataNumber: 'Numéro IATA ou CLIA',
  iataNumberWrong: 'Le chiffre de contrôle ne correspond pas. Vérifiez le numéro.',
  iataNumberHeld:
    'Le chiffre de contrôle ne correspond pas. Vérifiez le numéro : la commission est versée dès qu’il est correct.',
  agencyLicenseExp: 'Expiration de la licence',
  dateInFuture: 'Saisissez une date à venir',
  choose: 'Choisir',
  noOptions: 'Aucun résultat',
  chosen: '{count, plural, one {# sélectionné} other {# sélectionnés}}',
  search: 'Rechercher',
  all: 'Tous',
  clear: 'Effacer',
  done: 'Terminé',
  remove: 'Retirer {label}',
  continue: 'Continuer',
  terms:
    'En créant un compte, vous acceptez les <terms>Conditions</terms>, la <privacy>Politique de confidentialité</privacy>, le <booking>Contrat de réservation</booking>, le <promotion>Contrat de promotion</promotion>, le <service>Contrat de service</service>, les <concierge>Conditions de conciergerie</concierge>, le <disputes>Centre de règlement des litiges</disputes> et la <compliance>Conformité</compliance>.',
  loggedIn: 'Vous êtes déjà connecté. Déconnectez-vous avant de créer un nouveau compte.',
})
