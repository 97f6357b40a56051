import { translation } from '../words.ts'
import type { saveFavoritesWords } from './save-favorites.ts'

export const fr = translation<typeof saveFavoritesWords>({
  title: 'Enregistrer vos favoris',
  one: 'Enregistrer cette maison',
  lead: 'Nous vous envoyons un lien vers votre liste. Il s’ouvre sur tous vos appareils, sans compte.',
  email: 'E-mail',
  action: 'M’envoyer le lien',
  privacy: 'Nous n’utilisons votre adresse que pour cette liste. Vous pouvez la supprimer à tout moment.',
  account: 'Vous avez un compte ?',
  login: 'Se connecter et les y enregistrer',
  sent: 'Consultez votre messagerie',
  sentText:
    'Nous avons envoyé un lien à {email}. Ouvrez-le pour enregistrer {homes, plural, one {cette maison} other {ces # maisons}}. S’il n’arrive pas dans quelques minutes, vérifiez vos courriers indésirables.',
  wrong: 'Saisissez une adresse e-mail valide.',
  gone: 'Ces maisons ne sont plus proposées. Choisissez-en d’autres.',
  failed: 'Cela n’a pas fonctionné. Réessayez dans quelques minutes.',
  none: 'Aucune maison sélectionnée',
  noneText: 'Choisissez le cœur d’une maison pour l’ajouter à votre liste.',
  toSearch: 'Voir toutes les maisons',
  yours: 'Vos favoris',
  savedFor: 'Liste de {email}',
  confirmText:
    '{homes, plural, one {Ajouter cette maison à votre liste ?} other {Ajouter ces # maisons à votre liste ?}}',
  confirm: '{homes, plural, one {Enregistrer la maison} other {Enregistrer # maisons}}',
  remove: 'Retirer',
  removeHome: 'Retirer {name}',
  empty: 'Cette liste est vide.',
  emptyText: 'Les maisons ne sont peut-être plus proposées, ou vous les avez retirées.',
  stopped: 'Cette liste a été supprimée et {email} ne recevra plus d’e-mails à ce sujet.',
  deleteList: 'Supprimer cette liste',
  deleteText: 'Supprime la liste et arrête ses e-mails. Cette action est définitive.',
  join: 'Créez un compte avec {email} et ces maisons deviennent vos favoris.',
  joinAction: 'Créer un compte',
})
