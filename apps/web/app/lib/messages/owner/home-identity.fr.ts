import { translation } from '../words.ts'
import type { homeIdentityWords } from './home-identity.ts'

export const fr = translation<typeof homeIdentityWords>({
  title: 'Qui vient',
  lead: 'Qui réserve montre une pièce d’identité à notre équipe avant l’arrivée : nom, date de naissance et une image. Ce qui ouvre la maison est dit une fois qu’elle est acceptée. C’est écrit dans le règlement, et rien n’est demandé aux séjours déjà réservés.',
  asks: 'Les hôtes montrent qui ils sont',
  on: 'Demandé dès la prochaine réservation',
  off: 'Ce n’est plus demandé',
})
