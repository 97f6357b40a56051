import { translation } from '../words.ts'
import type { quizWords } from './quiz.ts'

export const fr = translation<typeof quizWords>({
  title: 'Quelle commune est la vôtre ?',
  lead: 'Six questions, une minute. Vous obtenez les communes qui vous conviennent et des maisons à réserver.',
  shared: 'Un ami a obtenu {town}. Et vous ?',
  answerAll: 'Répondez à chaque question. Vos réponses sont toujours là.',
  dates: 'Quand souhaitez-vous partir ? (facultatif)',
  arrive: 'Arrivée',
  depart: 'Départ',
  adults: 'Voyageurs',
  submit: 'Voir ma commune',
  privacy: 'Sans nom ni e-mail. Vos réponses restent avec ce lien.',
  questions: {
    morning: {
      title: 'Une bonne matinée commence par',
      choices: {
        swim: 'une baignade',
        trail: 'un sentier',
        market: 'un marché',
        porch: 'un café sous le porche',
      },
    },
    company: {
      title: 'Vous voyagez avec',
      choices: {
        partner: 'votre moitié',
        children: 'des enfants',
        friends: 'des amis',
        alone: 'un bon livre',
      },
    },
    evening: {
      title: 'Le soir, c’est',
      choices: {
        dinner_out: 'un dîner en ville',
        grill: 'le barbecue',
        sunset: 'le coucher du soleil',
        stars: 'les étoiles',
      },
    },
    home: {
      title: 'La maison doit avoir',
      choices: {
        view: 'une vue',
        space: 'de la place pour tous',
        design: 'un beau design',
        simple: 'le nécessaire, sans plus',
      },
    },
    rain: {
      title: 'Quand il pleut',
      choices: {
        book: 'vous lisez',
        shops: 'vous flânez en boutique',
        walk: 'vous marchez quand même',
        games: 'vous jouez',
      },
    },
    budget: {
      title: 'Le budget est',
      choices: {
        careful: 'mesuré',
        middle: 'entre les deux',
        generous: 'généreux',
      },
    },
  },
  resultTitle: 'Votre commune : {town}',
  scoring:
    'Vos réponses montrent ce qui compte pour vous. Nous les comparons à ce qu’offrent les maisons de chaque commune : eau, calme, taille, prix et nature.',
  fit: '{score} sur 100',
  reasons: {
    water: 'L’eau est proche',
    quiet: 'Les nuits sont calmes',
    lively: 'Il s’y passe plus de choses',
    family: 'Les maisons ont de la place pour tous',
    couple: 'Des maisons à la taille de deux',
    luxury: 'Les plus belles maisons sont ici',
    nature: 'Jardins et sentiers à la porte',
    value: 'Plus de nuits pour votre budget',
  },
  homes: 'Maisons ici',
  homesFor: 'Disponibles {dates}',
  noHomes: 'Aucune maison disponible ici à ces dates.',
  home: '{bedrooms, plural, one {# chambre} other {# chambres}}, {sleeps} couchages',
  allHomes: 'Voir toutes les maisons à {town}',
  noTowns: 'Aucune maison n’est proposée en ce moment.',
  from: 'dès {price} la nuit',
  shareTitle: 'Partagez votre commune',
  shareText: 'Le lien montre votre commune, mais aucune de vos réponses.',
  shareEmail: 'Partager par e-mail',
  again: 'Refaire le questionnaire',
  saveTitle: 'Recevoir ce résultat',
  saveText: 'Avec les maisons qui conviennent, pour les retrouver.',
  agree: 'Oui, envoyez-moi ce résultat et des nouvelles de ces communes. Je peux me désinscrire en un clic.',
  agreeMissing: 'Votre accord est nécessaire pour vous écrire.',
  check: 'Vérifiez les champs signalés.',
  save: 'Envoyer mon résultat',
  saved: 'Envoyé. Consultez votre boîte.',
  answered: '{done} réponses sur {all}',
  others: 'Juste derrière',
})
