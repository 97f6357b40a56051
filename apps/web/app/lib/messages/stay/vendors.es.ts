import { translation } from '../words.ts'
import type { vendorWords } from './vendors.ts'

export const es = translation<typeof vendorWords>({
  categories: {
    general: 'Cuando hace falta',
    utilities: 'Suministros',
    contracts: 'Por contrato',
  },
  papers: {
    sound: 'Papeles en regla',
    ending: 'Los papeles caducan pronto',
    ended: 'Papeles caducados',
  },
  insured: 'Asegurado hasta',
  contract: 'Contrato hasta',
  vendor: 'Empresa',
  trade: 'Oficio',
  contact: 'Persona de contacto',
  phone: 'Teléfono',
  homes: 'Casas',
  papersHead: 'Papeles',
  insuredUntil: 'Asegurado hasta el {day}',
  contractUntil: 'Contrato hasta el {day}',
  noInsurance: 'Sin seguro anotado',
  others: '{names} y {number, plural, one {# más} other {# más}}',
})
