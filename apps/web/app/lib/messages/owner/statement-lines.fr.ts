import { translation } from '../words.ts'
import type { statementLineWords } from './statement-lines.ts'

export const fr = translation<typeof statementLineWords>({
  payout: 'Versement',
  returned: 'Versement renvoyé par la banque',
  kept: 'Conservé du séjour annulé de {guest}',
  damage: 'Dommages, facturés à {guest}',
  corrected: 'Correction : {what}',
  late: 'Relève du {date} ; cette période est close.',
  nights: '{number, plural, one {# nuit} other {# nuits}}',
  taxOf: 'Taxe, {authority}',
  parts: {
    guest: 'Payé par le voyageur',
    toCome: 'Encore à recevoir du voyageur',
    coOwners: 'Copropriétaires',
    agent: 'Agence',
    vendor: 'Payé à l’entreprise',
    tax: 'Taxe',
    protection: 'Protection du voyage',
    waiver: 'Renonciation aux dommages',
    commission: 'Commission',
    cleaning: 'Ménage',
    service: 'Frais de service',
    operator: 'À la charge de l’exploitant',
  },
  basis: {
    check_in: 'Les séjours comptent le jour de l’arrivée, au lieu de la maison.',
    each_night: 'Les séjours comptent nuit par nuit, au lieu de la maison.',
    check_out: 'Les séjours comptent le jour du départ, au lieu de la maison.',
    mixed: 'Les séjours comptent le jour que nomme le contrat de chaque maison, au lieu de la maison.',
  },
})
