import { translation } from '../words.ts'
import type { vendorWords } from './vendors.ts'

export const es = translation<typeof vendorWords>({
  categories: {
    general: 'Cuando hace falta',
    utilities: 'Suministros',
    contracts: 'Por contrato',
  },
  states: {
    sound: 'Documentos en regla',
    ending: 'Documentos a punto de caducar',
    ended: 'Documentos caducados',
  },
  insured: 'Asegurado hasta',
  contract: 'Contrato hasta',
  vendor: 'Proveedor',
  trade: 'Oficio',
  contact: 'Contacto',
  phone: 'Teléfono',
  homes: 'Casas',
  documents: 'Documentos',
  insuredUntil: 'Asegurado hasta el {day}',
  contractUntil: 'Contrato hasta el {day}',
  noInsurance: 'Sin seguro registrado',
  others: '{names} y {number, plural, one {# más} other {# más}}',
})
