import { translation } from '../words.ts'
import type { depositWords } from './deposit.ts'

export const es = translation<typeof depositWords>({
  title: 'Fianza',
  missing: 'Se retiene desde el {moment}, sin cobrarse. Pagó desde el banco, así que necesitamos una tarjeta.',
  leave: 'Añadir una tarjeta',
  leaveTitle: 'Tarjeta para la fianza',
  leaveLead:
    '{home}: retenemos {amount} desde el {moment} hasta que termine el plazo de reclamación. Hasta entonces solo guardamos la tarjeta. La retención no es un cargo ni forma parte del precio.',
  keep: 'Guardar esta tarjeta',
  keepNote: 'Guardada, no cobrada. Retenemos {amount} en ella desde el {moment}.',
  cardSaved: 'Esta tarjeta queda guardada para la fianza',
  todo: 'Añada una tarjeta para la fianza',
  todoText:
    'Retenemos {amount} desde el {moment}, sin cobrarlos. Pagó desde el banco, así que necesitamos una tarjeta.',
  later: 'Se retiene en su tarjeta a partir del {moment}. No se cobra ni forma parte del precio.',
  placing: 'Estamos pidiendo a su banco que la retenga. No se cobra.',
  held: 'Retenida en {method} desde el {moment}. No se cobra.',
  heldUntil:
    'Retenida en {method} desde el {moment}. No se cobra y se libera a más tardar el {until}, salvo que se reclame algo de su estancia.',
  refused: '{method} ha rechazado la retención y no se ha cobrado nada. Añada otra tarjeta.',
  yourCard: 'Su tarjeta',
  renewal: 'Su banco no prolonga la retención en {method}. Añada otra tarjeta antes de que caduque.',
  released: 'Liberada el {moment}. Los bancos tardan unos días en mostrarlo.',
  charged: '{charged} cobrados el {moment} por la reclamación acordada. El resto queda liberado.',
  charging: 'Estamos cobrando de ella la reclamación acordada. El resto queda liberado.',
  give: 'Añadir otra tarjeta',
  cardTitle: 'Tarjeta para la fianza',
  cardLead:
    '{home}: retenemos {amount} desde ahora hasta que termine el plazo de reclamación. La retención no es un cargo ni forma parte del precio.',
  hold: 'Autorizar una retención de {amount}',
  holdNote: 'Es una retención, no un cargo.',
  notHeld: 'Su banco ha rechazado la retención',
  notHeldText: 'No se ha retenido ni cobrado nada. Pruebe con otra tarjeta.',
  done: 'Fianza autorizada',
  onDesk: 'Fianza retenida: {amount}. Lo que decida se cobra primero de ella.',
})
