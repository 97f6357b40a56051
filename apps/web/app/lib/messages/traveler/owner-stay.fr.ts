import { translation } from '../words.ts'
import type { ownerStayWords } from './owner-stay.ts'

export const fr = translation<typeof ownerStayWords>({
  title: '{host} vous invite à {home}',
  later: 'Le code de la porte et le Wi-Fi apparaissent ici à partir du {when}.',
  noAccess: '{host} vous dira comment entrer.',
  rules: 'Règles de la maison',
  keep: 'Ce lien est à vous. Ne le partagez pas : il montre comment entrer.',
  gone: 'Ce lien ne fonctionne plus',
  goneText: 'Le séjour est terminé ou l’invitation a été retirée. Demandez à la personne qui vous a invité(e).',
  browse: 'Voir les maisons',
})
