import { translation } from '../words.ts'
import type { protectionWords } from './protection.ts'

export const fr = translation<typeof protectionWords>({
  title: 'Protection voyage',
  legend: 'En cas d’imprévu',
  choose: 'Protection voyage, {price}',
  hint: 'Vendue par {provider}. Remboursée en totalité si vous annulez dans les {days} jours suivant la réservation et avant l’arrivée ; non remboursable ensuite.',
  terms: 'Garanties et conditions',
  offer:
    '{provider} couvre votre voyage pour {price}. Ajoutez-la d’ici le {until}. Si vous annulez d’ici là, elle est remboursée en totalité.',
  charged: 'Ajoutée au prix de votre séjour et débitée aujourd’hui sur le moyen de paiement de la réservation.',
  add: 'Ajouter pour {price}',
  added: 'Votre voyage est protégé',
  refused: 'La protection voyage n’a pas été ajoutée',
  taken: '{provider} couvre ce voyage pour {price}, compris dans votre total.',
  back: 'Annulez votre séjour d’ici le {until} et elle est remboursée en totalité.',
  nonRefundable: 'Elle n’est plus remboursable, même si vous annulez le séjour.',
})
