import { translation } from '../words.ts'
import type { depositWords } from './deposit.ts'

export const fr = translation<typeof depositWords>({
  title: 'Caution',
  missing:
    'Bloquée à partir du {moment}, non débitée. Aucune carte n’est enregistrée : vous avez payé par la banque, et un compte ne peut rien bloquer. Merci d’en laisser une.',
  leave: 'Laisser une carte',
  leaveTitle: 'Une carte pour la caution',
  leaveLead:
    '{home} : {amount} sont bloqués à partir du {moment}, jusqu’à ce que rien ne puisse plus être réclamé pour votre séjour. D’ici là, la carte est seulement gardée. Rien n’est débité, et cela ne fait pas partie du prix.',
  keep: 'Garder cette carte',
  keepNote: 'Gardée, non débitée. Elle bloque {amount} à partir du {moment}.',
  kept: 'Cette carte est gardée pour la caution',
  todo: 'Laisser une carte pour la caution',
  todoText:
    '{amount} sont bloqués à partir du {moment} et non débités. Vous avez payé par la banque, aucune carte n’est donc encore là.',
  later: 'Bloquée sur votre carte à partir du {moment}. Elle n’est pas débitée et ne fait pas partie du prix.',
  placing: 'Nous demandons à votre banque de la bloquer. Elle n’est pas débitée.',
  held: 'Bloquée sur {method} depuis le {moment}. Elle n’est pas débitée.',
  heldUntil:
    'Bloquée sur {method} depuis le {moment}. Elle n’est pas débitée et sera libérée au plus tard le {until}, sauf réclamation concernant votre séjour.',
  refused: '{method} ne la bloque pas. Rien n’a été débité. Veuillez nous indiquer une autre carte.',
  yourCard: 'Votre carte',
  renewal:
    'Votre banque ne laisse pas {method} la bloquer plus longtemps. Veuillez nous indiquer une autre carte avant qu’elle ne la libère.',
  released: 'Libérée le {moment}. Les banques mettent quelques jours à l’afficher.',
  charged: '{charged} débités le {moment}, la réclamation étant réglée ; le reste est libéré.',
  charging: 'La réclamation est réglée et y est prélevée ; le reste est libéré.',
  give: 'Indiquer une autre carte',
  cardTitle: 'Une carte pour la caution',
  cardLead:
    '{home} : {amount} sont bloqués dès maintenant, jusqu’à ce que plus rien ne puisse être réclamé de votre séjour. Rien n’est débité, et cela ne fait pas partie du prix.',
  hold: 'Bloquer {amount} sur cette carte',
  holdNote: 'Bloqué, non débité. Si votre banque refuse, rien n’est bloqué.',
  notHeld: 'Cette carte ne la bloque pas',
  notHeldText: 'Votre banque a refusé ; rien n’a été bloqué ni débité. Veuillez essayer une autre carte.',
  done: 'Cette carte porte la caution',
  onDesk: 'Caution bloquée : {amount}. Ce que vous décidez y est d’abord prélevé.',
})
