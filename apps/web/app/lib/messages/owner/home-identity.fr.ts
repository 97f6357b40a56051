import { translation } from '../words.ts'
import type { homeIdentityWords } from './home-identity.ts'

export const fr = translation<typeof homeIdentityWords>({
  title: 'Vérification d’identité',
  lead: 'Le voyageur qui réserve envoie une pièce d’identité avant l’arrivée : nom, date de naissance et photo. Le code de porte apparaît dès que notre équipe l’accepte. Le règlement le mentionne. Les réservations existantes ne sont pas concernées.',
  asks: 'Exiger la vérification d’identité',
  on: 'Vérification activée pour les nouvelles réservations',
  off: 'Vérification désactivée',
})
