import { translation } from '../words.ts'
import type { correctionWords } from './corrections.ts'

export const es = translation<typeof correctionWords>({
  title: 'Ajustar la cuenta del propietario',
  open: 'Nuevo ajuste',
  lead: 'Contabiliza un asiento con fecha y a su nombre. Se avisa al propietario, que lo ve en su extracto.',
  owner: 'Propietario',
  what: 'Tipo',
  kinds: {
    credit: 'Abono al propietario',
    charge: 'Cargo al propietario',
    owner_stay: 'Limpieza de estancia del propietario',
  },
  amount: 'Importe',
  on: 'Fecha contable',
  onHint: 'Una fecha en un trimestre cerrado se contabiliza el primer día abierto.',
  note: 'Texto en el extracto',
  noteHint: 'Lo que lee el propietario, por ejemplo «Ropa blanca perdida en julio, repuesta».',
  noteShort: 'Escriba al menos 3 caracteres.',
  unclear: 'Introduzca un importe.',
  proofHint:
    'Por qué el saldo era incorrecto. Por encima del límite, un segundo aprobador lo coteja con el adjunto. El propietario lee el motivo y puede abrir los archivos.',
  consequence: {
    credit: 'Se abonan {amount} a {owner}. La parte de la empresa en la cuenta fiduciaria baja {amount}.',
    charge: 'Se cargan {amount} a {owner} a favor de la empresa. El próximo pago baja {amount}.',
    owner_stay:
      'Se cargan {amount} a {owner} por la limpieza, como ingreso de la empresa. El próximo pago baja {amount}.',
  },
  save: 'Contabilizar ajuste',
  booked: 'Contabilizado con fecha {date}.',
})
