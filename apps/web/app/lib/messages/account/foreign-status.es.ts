import { translation } from '../words.ts'
import type { foreignStatusWords } from './foreign-status.ts'

export const es = translation<typeof foreignStatusWords>({
  title: 'W-8: declaración de condición de extranjero',
  lead: 'Para socios que no son personas de EE. UU. Sustituye al W-9: los pagos solo se declaran en el formulario 1042-S si el trabajo se hace en Estados Unidos.',
  toW8: 'Firmar un W-8 en su lugar',
  toW9: 'Firmar un W-9 en su lugar',
  kind: 'Usted es',
  name: 'Nombre',
  nameCompany: 'Nombre de la empresa',
  citizenship: 'País de ciudadanía',
  incorporation: 'País de constitución',
  birthDate: 'Fecha de nacimiento',
  address: 'Dirección de residencia permanente',
  addressHint: 'Fuera de Estados Unidos. Sin apartado postal',
  taxId: 'Número fiscal extranjero',
  taxIdHint: 'El número fiscal que le asignó su país. Lo guardamos cifrado y mostramos solo los cuatro últimos',
  worksAbroad: 'Hago todo el trabajo por el que me pagan fuera de Estados Unidos',
  worksAbroadHint:
    'No lo marque si hace alguna parte en Estados Unidos. Entonces retenemos el 30 % de sus comisiones para el IRS y las declaramos en el formulario 1042-S.',
  treaty: 'Nuestra empresa se acoge al convenio fiscal de su país: no se retiene nada',
  treatyHint:
    'Para beneficios empresariales sin establecimiento permanente en Estados Unidos. El formulario 1042-S los declara igualmente',
  treatyWrong: 'No podemos aplicar ningún convenio fiscal con este país.',
  noPersonalTreaty:
    'Como persona física no puede acogerse aquí a un convenio: hace falta el formulario 8233 cada año. Escríbanos antes de su primer pago.',
  certified: 'Lo certifico bajo pena de perjurio.',
  sign: 'Firmar el W-8',
  saved: 'W-8 firmado.',
  until: 'Válido hasta el {day}',
  expired: 'Caducó el {day}. Fírmelo de nuevo para cobrar.',
  onFile: 'W-8 registrado',
  again: 'Firmar un nuevo W-8',
  usProblem: 'Las personas de EE. UU. firman un W-9.',
  signed: 'Firmado como «{name}» el {when}',
  kinds: {
    w8ben: 'Una persona (W-8BEN)',
    w8ben_e: 'Una empresa u otra entidad (W-8BEN-E)',
    w8eci: 'Rentas de una casa (W-8ECI)',
    w8eci_services: 'Una empresa con negocio en Estados Unidos (W-8ECI)',
  },
  connected: {
    entity: 'La empresa es',
    usAddress: 'Dirección comercial en Estados Unidos',
    note: 'No se retiene nada: la empresa declara las comisiones en EE. UU. y paga el impuesto. El formulario 1042-S las declara.',
  },
  rents: {
    title: 'W-8ECI: rentas de propietarios en el extranjero',
    lead: 'Para propietarios que no son personas de EE. UU. Sustituye al W-9: no se retiene nada de sus rentas y no se presenta un 1099.',
    entity: 'Titular de las rentas',
    entities: {
      individual: 'Una persona',
      corporation: 'Una sociedad de capital',
      partnership: 'Una sociedad de personas',
      trust_estate: 'Un fideicomiso o una herencia',
    },
    usAddress: 'Dirección de su casa en Estados Unidos',
    usAddressHint: 'De donde proceden las rentas. Si tiene varias casas, basta una',
    taxId: 'Número fiscal de EE. UU.',
    taxIdHint:
      'SSN, ITIN o EIN, nueve dígitos. El ITIN se pide con el formulario W-7 del IRS. Lo guardamos cifrado y mostramos solo los cuatro últimos',
    taxIdWrong: 'Introduzca un número válido de nueve dígitos.',
    election:
      'Usted declara las rentas en EE. UU. y tributa por lo que queda después de gastos. Con una o dos casas suele hacer falta una opción en la declaración (Internal Revenue Code §871(d) o §882(d)). Consulte a su asesor fiscal.',
  },
})
