import { translation } from '../words.ts'
import type { depositWords } from './deposit.ts'

export const fr = translation<typeof depositWords>({
  title: 'Caution',
  missing: 'Bloquée à partir du {moment}, non débitée. Vous avez payé par la banque : il nous faut une carte.',
  leave: 'Ajouter une carte',
  leaveTitle: 'Carte pour la caution',
  leaveLead:
    '{home} : {amount} sont bloqués à partir du {moment} jusqu’à la fin du délai de réclamation. D’ici là, la carte est seulement enregistrée. Ce blocage n’est pas un débit et ne fait pas partie du prix.',
  keep: 'Garder cette carte',
  keepNote: 'Enregistrée, non débitée. {amount} y sont bloqués à partir du {moment}.',
  cardSaved: 'Cette carte est enregistrée pour la caution',
  todo: 'Ajoutez une carte pour la caution',
  todoText:
    '{amount} sont bloqués à partir du {moment}, sans débit. Vous avez payé par la banque : il nous faut une carte.',
  later: 'Bloquée sur votre carte à partir du {moment}. Elle n’est pas débitée et ne fait pas partie du prix.',
  placing: 'Nous demandons à votre banque de la bloquer. Elle n’est pas débitée.',
  held: 'Bloquée sur {method} depuis le {moment}. Elle n’est pas débitée.',
  heldUntil:
    'Bloquée sur {method} depuis le {moment}. Elle n’est pas débitée et sera libérée au plus tard le {until}, sauf réclamation concernant votre séjour.',
  refused: '{method} a refusé le blocage et rien n’a été débité. Ajoutez une autre carte.',
  yourCard: 'Votre carte',
  renewal: 'Votre banque ne prolonge pas le blocage sur {method}. Ajoutez une autre carte avant qu’il n’expire.',
  released: 'Libérée le {moment}. Les banques mettent quelques jours à l’afficher.',
  charged: '{charged} débités le {moment} pour la réclamation réglée. Le reste est libéré.',
  charging: 'La réclamation réglée y est prélevée. Le reste est libéré.',
  give: 'Ajouter une autre carte',
  cardTitle: 'Carte pour la caution',
  cardLead:
    '{home} : {amount} sont bloqués dès maintenant jusqu’à la fin du délai de réclamation. Ce blocage n’est pas un débit et ne fait pas partie du prix.',
  hold: 'Autoriser un blocage de {amount}',
  holdNote: 'Un blocage, pas un débit.',
  notHeld: 'Votre banque a refusé le blocage',
  notHeldText: 'Rien n’a été bloqué ni débité. Essayez une autre carte.',
  done: 'Caution autorisée',
  onDesk: 'Caution bloquée : {amount}. Votre décision y est prélevée en premier.',
})
