import { translation } from '../words.ts'
import type { staffFindWords } from './find.ts'

export const es = translation<typeof staffFindWords>({
  title: 'Buscar',
  lead: 'Reservas, casas y personas por nombre, número, teléfono, correo o los últimos cuatro dígitos de una tarjeta.',
  field: '¿Qué busca?',
  find: 'Buscar',
  actions: 'Acciones',
  acts: {
    block: 'Bloquear {home}, {from} a {to}',
    book: 'Nueva reserva: {home}, {from} a {to}',
    change: 'Cambiar {number}, {guest}',
    charge: 'Cobrar al huésped de {number}, {guest}',
    refund: 'Reembolsar {number}, {guest}',
    cancel: 'Cancelar {number}, {guest}',
  },
  commands: 'También puede escribir una acción: bloquear Anchor Row 12-15 mayo, o cambiar PL-20574.',
  bookings: 'Reservas',
  homes: 'Casas',
  people: 'Personas',
  pages: 'Páginas',
  none: 'Nada encontrado',
  noneText: 'Pruebe con parte de un nombre, un número de reserva o los últimos dígitos de una tarjeta.',
  hint: 'Intro abre el primer resultado. Las flechas pasan de uno a otro.',
  results: '{number, plural, one {# resultado} other {# resultados}}',
  owner: 'Propietario',
  guest: 'Huésped',
  staff: 'Equipo',
  partner: 'Socio',
})
