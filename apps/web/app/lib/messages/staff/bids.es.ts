import { translation } from '../words.ts'
import type { staffBidWords } from './bids.ts'

export const es = translation<typeof staffBidWords>({
  title: 'Nuevo presupuesto',
  vendor: 'Proveedor',
  kind: 'Tipo de coste',
  markup: 'Recargo (%)',
  less: 'Reducir',
  more: 'Aumentar',
  unclear: 'Introduzca un importe.',
  remove: 'Eliminar línea',
  addLine: 'Añadir línea',
  note: 'Nota para el propietario',
  sum: 'Importe total: {amount}.',
  needsApproval: 'Requiere la aprobación del propietario.',
  withinLimit: 'Dentro del límite: puede encargar el trabajo ya.',
  submit: 'Enviar presupuesto',
  submitted: 'Presupuesto enviado',
  order: 'Encargar trabajo',
  ordered: 'Trabajo encargado. Se avisa al propietario.',
  limitChange: 'Cambiar el límite de reparaciones',
  limitAmount: 'Sin aprobación del propietario hasta',
  limitHint: 'El importe que el propietario aceptó por escrito.',
  limitFrom: 'Fecha de entrada en vigor',
  limitSave: 'Guardar límite',
  limitSaved: 'Límite guardado',
})
