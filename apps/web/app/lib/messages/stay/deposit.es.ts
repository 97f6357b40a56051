import { translation } from '../words.ts'
import type { depositWords } from './deposit.ts'

export const es = translation<typeof depositWords>({
  title: 'Fianza',
  missing:
    'Se retiene desde el {moment}, sin cobrarse. No hay tarjeta para ello: pagó desde el banco, y una cuenta no puede retener nada. Deje una, por favor.',
  leave: 'Dejar una tarjeta',
  leaveTitle: 'Una tarjeta para la fianza',
  leaveLead:
    '{home}: {amount} se retienen desde el {moment} hasta que ya no se pueda reclamar nada de su estancia. Hasta entonces la tarjeta solo se guarda. No se cobra nada y no forma parte del precio.',
  keep: 'Guardar esta tarjeta',
  keepNote: 'Guardada, no cobrada. Retiene {amount} desde el {moment}.',
  kept: 'Esta tarjeta queda guardada para la fianza',
  todo: 'Deje una tarjeta para la fianza',
  todoText: '{amount} se retienen desde el {moment} y no se cobran. Pagó desde el banco, así que aún no hay tarjeta.',
  later: 'Se retiene en su tarjeta a partir del {moment}. No se cobra ni forma parte del precio.',
  placing: 'Estamos pidiendo a su banco que la retenga. No se cobra.',
  held: 'Retenida en {method} desde el {moment}. No se cobra.',
  heldUntil:
    'Retenida en {method} desde el {moment}. No se cobra y se libera a más tardar el {until}, salvo que se reclame algo de su estancia.',
  refused: '{method} no la retiene. No se ha cobrado nada. Indíquenos otra tarjeta.',
  yourCard: 'Su tarjeta',
  renewal: 'Su banco no deja que {method} la retenga por más tiempo. Indíquenos otra tarjeta antes de que la libere.',
  released: 'Liberada el {moment}. Los bancos tardan unos días en mostrarlo.',
  charged: '{charged} cobrados el {moment}, al acordarse la reclamación; el resto queda libre.',
  charging: 'La reclamación está acordada y se toma de ella; el resto queda libre.',
  give: 'Indicar otra tarjeta',
  cardTitle: 'Una tarjeta para la fianza',
  cardLead:
    '{home}: se retienen {amount} desde ahora hasta que ya no se pueda reclamar nada de su estancia. No se cobra nada ni forma parte del precio.',
  hold: 'Que esta tarjeta retenga {amount}',
  holdNote: 'Se retiene, no se cobra. Si su banco lo rechaza, no se retiene nada.',
  notHeld: 'Esta tarjeta no la retiene',
  notHeldText: 'Su banco ha dicho que no; no se ha retenido ni cobrado nada. Pruebe con otra tarjeta.',
  done: 'Esta tarjeta retiene la fianza',
  onDesk: 'Fianza retenida: {amount}. Lo que usted decida se toma primero de ella.',
})
