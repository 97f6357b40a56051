import { translation } from '../words.ts'
import type { homeWords } from './home.ts'

export const fr = translation<typeof homeWords>({
  title: '{number, plural, one {# maison} other {# maisons}}, la lumière restée allumée',
  sentence:
    '{number, plural, =0 {De belles maisons} one {# belle maison} other {# belles maisons}}, la lumière restée allumée.',
  plainTitle: '{number, plural, =0 {Maisons} one {# maison} other {# maisons}} de vacances à réserver en direct',
  plainSentence:
    '{number, plural, =0 {De belles maisons} one {# belle maison} other {# belles maisons}} à réserver en direct.',
  scenes: {
    'cabin-lake-ember': 'Un chalet en bois au-dessus d’un lac au crépuscule, ses hautes fenêtres éclairées',
    'cliff-harbour-terracotta': 'Une maison moderne sur une falaise au-dessus d’un port, sous un ciel orangé',
    'cottage-dunes-rose-dawn': 'Une maison de bardeaux dans les dunes, à l’aube rosée',
    'cottage-harbour-riviera': 'Une maison de bardeaux à lucarnes au-dessus d’un port bleu',
    'inn-village-ember': 'Une auberge de village au crépuscule, fenêtres et réverbères allumés',
    'modern-dunes-violet-hour': 'Une maison moderne avec piscine à l’heure violette',
    'modern-harbour-teal-dusk': 'Une maison moderne avec piscine au-dessus d’un port, au crépuscule',
    'modern-harbour-day': 'Une villa moderne et vitrée au-dessus d’un port, dans une lumière dorée',
  },
  priceNote: 'Chaque prix comprend tous nos frais. Les taxes s’y ajoutent et sont indiquées avec vos dates.',
  townsTitle: '{towns, plural, one {# ville} other {# villes}} où séjourner',
  townsNote: 'Le prix par nuit le plus bas de chaque ville pour l’année à venir, frais compris.',
  homesCount: '{number, plural, one {# maison} other {# maisons}}',
  fromNight: 'dès <b>{price}</b> la nuit, frais compris',
  sleeps: '{number, plural, one {# personne} other {# personnes}}',
  chosenTitle: 'Les préférées de la saison',
  earlier: 'Maisons précédentes',
  later: 'Plus de maisons',
  collectionsTitle: 'Collections, selon ce qui s’y trouve',
  allHomes: 'Toutes les maisons',
  boutiques: 'Collections boutique',
  collections: {
    beachfront: { title: 'Pieds nus jusqu’à la mer', text: 'De la porte au sable sans traverser de route.' },
    lakefront: { title: 'Un ponton à soi', text: 'Un bain avant le petit déjeuner ; le canoë est amarré au ponton.' },
    long_table: {
      title: 'Une seule longue table',
      text: 'Tout le monde s’assied ensemble. Dix chaises ou plus, toutes assorties.',
    },
    pool: {
      title: 'L’eau, à bonne température',
      text: 'Une piscine que l’on voit de la cuisine et, tout près, de quoi lire au sec.',
    },
    fireplace: {
      title: 'Que vienne la pluie',
      text: 'Une cheminée, un rayon de livres et une porte qui tient le mauvais temps dehors.',
    },
    vineyard_view: { title: 'Entre les rangs', text: 'La vigne jusqu’à la terrasse, et chaque semaine une autre vue.' },
  },
  storyTitle: 'Quelqu’un veille jusqu’au dernier bateau',
  storyBy: 'De la part de ceux qui répondent au téléphone',
  story:
    'Le soir où le ferry d’Averil a eu quatre heures de retard, trois familles ont monté la colline à une heure du matin et ont trouvé ce qu’on leur avait promis : la lampe allumée, la clé là où la lettre le disait, la soupe sur le feu. Personne n’était rentré chez soi. Ce n’est pas un service que nous vendons ; c’est la raison pour laquelle les maisons sont éclairées sur chaque image de cette page.',
  measuredTitle: 'Mesuré, pas seulement affirmé',
  measuredText: 'Nous dormons dans chaque maison avant vous. Voici {name}, relevée le {date}.',
  measuredLink: 'Tout voir de {name}',
  readings: '{count} relevés, de {low} à {high}',
  ownersTitle: 'La maison est à vous. Vous voyez chaque centime.',
  ownersText:
    'Chaque ligne de votre relevé s’ouvre sur la réservation, la facture et l’écriture comptable correspondantes.',
  ownersPoints: [
    'L’argent est à vous dès l’arrivée, et le jour même vous le savez',
    'Vos propres nuits, quand vous voulez',
    'Chaque nuit dit qui la tient, et pourquoi',
  ],
  ownersAction: 'Proposer votre maison',
})
