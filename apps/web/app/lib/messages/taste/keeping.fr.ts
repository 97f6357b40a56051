import { translation } from '../words.ts'
import type { keepingWords } from './keeping.ts'

export const fr = translation<typeof keepingWords>({
  failed: 'Cela n’a pas marché',
  keep: 'Garder ce profil',
  keepText:
    'Jusqu’ici, il n’est que dans l’adresse de cette page. Gardé, il a sa propre page et vous pouvez le montrer à d’autres.',
  keepOwnText: 'Gardé, il appartient à votre compte, et vous le trouvez parmi vos voyages.',
  noScript:
    'Pour le garder, il faut des scripts, désactivés dans votre navigateur. L’adresse de cette page le montre aussi.',
  again: 'Choisir encore',
  kept: 'Cette page est à vous',
  keptText:
    'Son adresse en est la clé : qui l’a voit et change ce que vous voyez. Nous n’en gardons pas de copie, et supprimons le profil au bout d’un an.',
  keptSince: 'Fait {moment}',
  copyAddress: 'Copier l’adresse',
  account: 'Le garder avec votre compte',
  accountText: 'Vous n’avez alors plus besoin d’adresse, et il reste jusqu’à ce que vous le supprimiez.',
  adopted: 'Le profil est maintenant avec votre compte',
  toOwn: 'Tous vos profils',
  share: 'Le montrer à d’autres',
  shareText: 'Un lien montre le profil et trois maisons ; rien ne peut être changé par lui.',
  shareTextNamed: 'Un lien montre le profil sous votre prénom, avec trois maisons. Rien ne peut être changé par lui.',
  makeLink: 'Créer un lien',
  newLink: 'Créer un nouveau lien',
  sharedSince:
    'Un lien fonctionne depuis {moment}. Nous n’en gardons pas de copie : s’il est perdu, créez-en un nouveau, et l’ancien s’arrête.',
  made: 'Voici le lien. Il n’est montré qu’une fois.',
  copy: 'Copier le lien',
  copied: 'Copié',
  handOn: 'Partager',
  shareTitle: 'Un profil esthétique',
  stop: 'Arrêter le lien',
  stopTitle: 'Arrêter ce lien ?',
  stopConsequence: 'Qui l’ouvre ensuite ne voit rien.',
  stopped: 'Le lien est arrêté',
  remove: 'Supprimer ce profil',
  removeTitle: 'Supprimer ce profil ?',
  removeConsequence: 'Vos choix, le profil et son lien disparaissent pour de bon.',
  removed: 'Le profil est supprimé',
  cancel: 'Pas maintenant',
  close: 'Fermer',
  gone: 'Il n’y a pas de profil ici',
  goneText:
    'L’adresse n’est pas complète, ou le profil a été supprimé, ou il appartient maintenant à un compte : son propriétaire l’y trouve.',
  goneShare: 'Ce lien ne montre plus rien',
  goneShareText: 'Il a été arrêté, ou le profil a été supprimé. Qui vous l’a envoyé peut en créer un nouveau.',
  begin: 'Faire le vôtre',
  yours: 'Et quelle maison est la vôtre ?',
  yoursText: 'Dix fois quatre images, environ deux minutes. Rien n’est gardé tant que vous ne le gardez pas.',
  none: 'Vous n’avez pas encore de profil esthétique',
  noneText:
    'Choisissez parmi des images de nos maisons, et nous disons ce que vos choix ont en commun et quelles maisons vous vont.',
  earlier: 'Profils précédents',
  earlierText: 'Le plus récent compte. Les autres restent jusqu’à ce que vous les supprimiez.',
  open: 'Ouvrir',
  trips: 'Vos voyages',
})
