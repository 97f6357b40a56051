import { translation } from '../words.ts'
import type { protectionWords } from './protection.ts'

export const fr = translation<typeof protectionWords>({
  title: 'Protection voyage',
  legend: 'En cas d’imprévu',
  choose: 'Protection voyage, {price}',
  hint: 'Vendue par {provider}. Elle est rendue en entier si vous annulez dans les {days} jours suivant la réservation et avant le début du séjour ; ensuite elle reste acquise au prestataire.',
  terms: 'Ce qu’elle couvre, et ses conditions',
  offer:
    '{provider} couvre le voyage pour {price}. Vous pouvez l’ajouter jusqu’au {until} ; si vous annulez d’ici là, elle est rendue en entier.',
  charged:
    'Elle entre dans le prix de votre séjour et est débitée aujourd’hui par le moyen de paiement de votre réservation.',
  add: 'L’ajouter pour {price}',
  added: 'Votre voyage est protégé',
  refused: 'Elle n’a pas été ajoutée',
  taken: '{provider} couvre ce voyage. Sur ce que vous payez, {price} sont pour elle.',
  back: 'Annulez le séjour avant le {until} et elle est rendue en entier.',
  kept: 'Le délai de restitution est passé : si le séjour est annulé, elle reste acquise au prestataire.',
})
