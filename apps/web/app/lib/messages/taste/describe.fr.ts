import { translation } from '../words.ts'
import type { describeWords } from './describe.ts'

export const fr = translation<typeof describeWords>({
  startTitle: 'Ou dites-le avec vos mots',
  startLead:
    'Décrivez le lieu que vous imaginez, ou liez des pages qui vous plaisent. Nous montrons ce que nous y lisons et quelles maisons correspondent.',
  addTitle: 'Ajouter des mots ou des liens',
  addLead: 'Il manquait quelque chose aux images ? Écrivez-le. Le profil est enregistré avec vos choix.',
  words: 'Qu’est-ce qui vous plaît ?',
  wordsHint: 'Par exemple : une cabane chaleureuse au bord du lac, avec cheminée et sans piscine',
  link: 'Lien {number}',
  linkHint: 'Une page ou une image qui vous plaît. Nous la lisons une seule fois.',
  addLink: 'Ajouter un autre lien',
  privacy:
    'Le profil est enregistré à une adresse privée ; supprimez-le quand vous voulez. Un service d’IA peut lire ce que vous saisissez : n’indiquez ni noms ni rien de privé.',
  send: 'Voir mon profil',
  noScript: 'Il faut JavaScript, désactivé dans votre navigateur. Le choix des images fonctionne sans lui.',
  badLink: 'Saisissez une adresse qui commence par https://',
  empty: 'Écrivez ce qui vous plaît, ou ajoutez un lien',
  failed: 'Votre profil n’a pas pu être créé',
  notes: 'Ce que vous nous avez dit',
  linkState: {
    read: 'Lien {number}, lu',
    unreachable: 'Lien {number} : la page n’a pas répondu',
    no_page: 'Lien {number} : ni page ni image',
    closed: 'Lien {number} : adresse non publique',
  },
  readBy: {
    model: 'Lu par un modèle d’IA. Il ne peut nommer que des traits de nos maisons, et chaque raison est citée.',
    list: 'Lu avec notre propre liste de mots et de couleurs. Chaque raison est citée.',
  },
  said: {
    words: 'Vous avez écrit « {quote} »',
    wordsUnquoted: 'D’après des mots écrits',
    page: 'Le lien {number} dit « {quote} »',
    pageUnquoted: 'D’après une page liée',
    picture: 'L’image du lien {number} montre : {quote}',
    pictureUnquoted: 'D’après les couleurs de l’image du lien {number}',
  },
  against: '{reason}, ce qui dit le contraire',
})
