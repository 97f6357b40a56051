import { translation } from '../words.ts'
import type { foreignStatusWords } from './foreign-status.ts'

export const fr = translation<typeof foreignStatusWords>({
  title: 'W-8 : déclaration de statut étranger',
  lead: 'Pour les partenaires qui ne sont pas des « U.S. persons ». Il remplace le W-9 : les versements ne sont déclarés sur le formulaire 1042-S que si le travail est fait aux États-Unis.',
  toW8: 'Signer plutôt un W-8',
  toW9: 'Signer plutôt un W-9',
  kind: 'Vous êtes',
  name: 'Nom',
  nameCompany: 'Nom de la société',
  citizenship: 'Pays de nationalité',
  incorporation: 'Pays de constitution',
  birthDate: 'Date de naissance',
  address: 'Adresse de résidence permanente',
  addressHint: 'Hors des États-Unis. Pas de boîte postale',
  taxId: 'Numéro fiscal étranger',
  taxIdHint: 'Le numéro fiscal de votre pays. Nous le chiffrons et n’affichons que les quatre derniers',
  worksAbroad: 'Tout le travail pour lequel on me paie est fait hors des États-Unis',
  worksAbroadHint:
    'Ne cochez pas si une partie est faite aux États-Unis. Nous retenons alors 30 % de vos commissions pour l’IRS et les déclarons sur le formulaire 1042-S.',
  treaty: 'Notre société invoque la convention fiscale de son pays : aucune retenue',
  treatyHint:
    'Pour des bénéfices sans établissement stable aux États-Unis. Le formulaire 1042-S les déclare quand même',
  treatyWrong: 'Nous ne pouvons appliquer aucune convention fiscale avec ce pays.',
  noPersonalTreaty:
    'En tant que particulier, vous ne pouvez pas invoquer de convention ici : il faut le formulaire 8233 chaque année. Écrivez-nous avant votre premier versement.',
  certified: 'Je le certifie sous peine de parjure.',
  sign: 'Signer le W-8',
  saved: 'W-8 signé.',
  until: 'Valable jusqu’au {day}',
  expired: 'Expiré le {day}. Signez-le de nouveau pour être payé.',
  onFile: 'W-8 enregistré',
  again: 'Signer un nouveau W-8',
  usProblem: 'Les « U.S. persons » signent un W-9.',
  signed: 'Signé « {name} » le {when}',
  kinds: {
    w8ben: 'Une personne physique (W-8BEN)',
    w8ben_e: 'Une société ou autre entité (W-8BEN-E)',
    w8eci: 'Loyers d’une maison (W-8ECI)',
    w8eci_services: 'Une société ayant une activité aux États-Unis (W-8ECI)',
  },
  connected: {
    entity: 'La société est',
    usAddress: 'Adresse professionnelle aux États-Unis',
    note: 'Aucune retenue : la société déclare les commissions aux États-Unis et paie l’impôt elle-même. Le formulaire 1042-S les déclare.',
  },
  rents: {
    title: 'W-8ECI : loyers des propriétaires à l’étranger',
    lead: 'Pour les propriétaires qui ne sont pas des « U.S. persons ». Il remplace le W-9 : rien n’est retenu sur vos loyers, et aucun 1099 n’est déposé.',
    entity: 'Bénéficiaire des loyers',
    entities: {
      individual: 'Une personne physique',
      corporation: 'Une société de capitaux',
      partnership: 'Une société de personnes',
      trust_estate: 'Un trust ou une succession',
    },
    usAddress: 'Adresse de votre maison aux États-Unis',
    usAddressHint: 'D’où viennent les loyers. Avec plusieurs maisons, une seule suffit',
    taxId: 'Numéro fiscal américain',
    taxIdHint:
      'SSN, ITIN ou EIN, neuf chiffres. L’ITIN se demande avec le formulaire W-7 de l’IRS. Nous le chiffrons et n’affichons que les quatre derniers',
    taxIdWrong: 'Saisissez un numéro valable de neuf chiffres.',
    election:
      'Vous déclarez les loyers aux États-Unis et payez l’impôt sur ce qui reste après les frais. Pour une ou deux maisons, il faut en général une option dans la déclaration (Internal Revenue Code §871(d) ou §882(d)). Votre conseiller fiscal peut vous aider.',
  },
})
