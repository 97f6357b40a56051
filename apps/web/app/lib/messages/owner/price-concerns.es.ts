import { translation } from '../words.ts'
import type { priceConcernWords } from './price-concerns.ts'

export const es = translation<typeof priceConcernWords>({
  title: 'Compruebe esto antes de guardar',
  far_from_usual:
    '{nights, plural, one {Una noche cuesta} other {# noches cuestan}} 10 veces más o menos de lo habitual: {amount} el {night}. Una noche suele costar {usual}.',
  unusual_amount: '{amount} por noche es inusual para una casa.',
  deep_discount: 'Esto descuenta un {share} del precio.',
  high_fee: '{label} asciende a {amount}. Una noche suele costar {usual}.',
  high_share: '{label} añade un {share} al precio.',
  high_deposit: 'El depósito asciende a {amount}. Una noche suele costar {usual}.',
  high_waiver: 'La exención por daños cuesta {amount} y sustituye un depósito de garantía de {deposit}.',
  unusual_price: '{label}: {amount} está fuera de lo habitual ({least} a {most}).',
  unusual_share: '{label}: {share} está fuera de lo habitual ({least} a {most}).',
  closes_home:
    '{after, plural, =0 {Nadie podría reservar esta casa.} one {Los huéspedes solo podrían llegar # día del próximo año, en lugar de {before}.} other {Los huéspedes solo podrían llegar # días del próximo año, en lugar de {before}.}}',
  reason: '¿Por qué es correcto?',
  reasonHint: 'Al menos 10 caracteres. Se guarda con su nombre.',
  reasonMissing: 'Introduzca un motivo de al menos 10 caracteres.',
  confirmed: 'Confirmado: {reason}',
  confirmedBy: 'Confirmado por {name}, {at}: {reason}',
  someone: 'un usuario anterior',
})
