import { translation } from '../words.ts'
import type { serviceWords } from './services.ts'

export const fr = translation<typeof serviceWords>({
  levelsTitle:
    '{levels, plural, =1 {Un niveau} =2 {Deux niveaux} =3 {Trois niveaux} other {# niveaux}} de service, une page de conditions',
  levelsText: 'La commission porte sur le loyer seul. Nous ne prenons rien sur le ménage ni sur les taxes.',
  shareOfRent: 'Part du loyer',
  chooseLevel: 'Choisir {level}',
  estimateAddress: 'Adresse de la maison',
  estimateBedrooms: 'Chambres',
  estimateSleeps: 'Couchages',
  estimateAction: 'Voir l’estimation',
  estimateNote: 'Gratuit, sans appel. D’après les {number} maisons que nous louons.',
  questions: 'Questions fréquentes',
  thanks: 'Merci. Nous avons bien reçu votre demande.',
  thanksText: 'Une confirmation arrive dans votre boîte. Une personne répond sous un jour ouvré.',
  pages: {
    'list-your-property': {
      title: 'Sachez ce que votre maison peut rapporter avant de signer',
      lead: 'Saisissez l’adresse et recevez une estimation mois par mois d’après des séjours voisins, avec sa fourchette.',
      action: 'Commencer la demande',
      stepsTitle: 'De la première visite au premier versement',
      steps: [
        {
          title: 'Nous visitons et mesurons',
          text: 'Nous parcourons chaque pièce, mesurons ce que les voyageurs demandent et photographions. Le plan est à vous dans tous les cas.',
        },
        {
          title: 'Nous publions et ouvrons le calendrier',
          text: 'Photos, licences et prix avancent ensemble. Vous bloquez d’abord vos dates.',
        },
        {
          title: 'Nous accueillons, vous êtes payé',
          text: 'Les voyageurs paient avant d’arriver. Vous voyez chaque séjour sur votre relevé, ligne par ligne.',
        },
      ],
      questions: [
        {
          question: 'Puis-je utiliser ma maison quand je veux ?',
          answer:
            'Oui. Vous bloquez les nuits libres dans votre calendrier sans demander. Les nuits réservées le restent.',
        },
        {
          question: 'Combien coûte le démarrage ?',
          answer: 'Aucun frais d’entrée. La commission est une part du loyer des séjours réalisés.',
        },
        {
          question: 'Qui décide du prix par nuit ?',
          answer: 'Nous proposons une stratégie que vous signez. Vous fixez des limites et changez des nuits.',
        },
        {
          question: 'Et si je veux partir ?',
          answer:
            'Votre contrat indique le préavis. Les séjours confirmés sont honorés, puis la maison est de nouveau à vous seul.',
        },
      ],
      inquiryTitle: 'Parlez-nous de votre maison',
      inquiryText: 'Quelques étapes courtes. Rien n’est envoyé avant la dernière.',
    },
    'property-management': {
      title: 'Un soin local de votre maison, toute l’année',
      lead: 'Voyageurs, entretien, prestataires et comptes au même endroit, chaque coût écrit à l’avance.',
      action: 'Commencer la demande',
      stepsTitle: 'Ce dont nous nous occupons',
      steps: [
        {
          title: 'Les voyageurs',
          text: 'Sélection, contrats, arrivée et quelqu’un qui répond la nuit.',
        },
        {
          title: 'La maison',
          text: 'Ménages, inspections avec photos et réparations dans votre plafond.',
        },
        {
          title: 'Les comptes',
          text: 'Loyer sous séquestre, factures avec leurs pièces et un relevé par trimestre.',
        },
      ],
      questions: [
        {
          question: 'Comment savoir ce qui a été fait ?',
          answer: 'Chaque intervention a sa liste, ses photos et sa facture. Vous les voyez dans votre portail.',
        },
        {
          question: 'Qui approuve les réparations ?',
          answer: 'Vous fixez un plafond par intervention. Au-delà, votre accord est attendu.',
        },
        {
          question: 'Puis-je garder mes prestataires ?',
          answer: 'Oui. Nous vérifions leur assurance et les payons depuis votre compte avec votre accord.',
        },
      ],
      inquiryTitle: 'Parlez-nous de votre maison',
      inquiryText: 'Nous répondons avec un plan et son coût.',
    },
    'real-estate': {
      title: 'Achetez une maison en connaissant son historique locatif',
      lead: 'Nuits, revenus et coûts de maisons que nous gérons, avant votre offre.',
      action: 'Dites-nous ce que vous cherchez',
      stepsTitle: 'Comment nous vous aidons à acheter',
      steps: [
        {
          title: 'Un profil de recherche',
          text: 'Communes, budget, chambres et l’indispensable.',
        },
        {
          title: 'Une estimation par maison',
          text: 'Mois par mois, avec la fourchette et les maisons comparées.',
        },
        {
          title: 'Des agents qui connaissent la région',
          text: 'Nous vous présentons un agent agréé et restons jusqu’à la remise des clés.',
        },
      ],
      questions: [
        {
          question: 'Vendez-vous les maisons ?',
          answer: 'Non. Des agents agréés le font. Nous apportons les chiffres et le projet.',
        },
        {
          question: 'L’estimation est-elle fiable ?',
          answer:
            'Chaque estimation indique son erreur. Nous testons la méthode sur nos maisons et publions le résultat.',
        },
        {
          question: 'Pouvez-vous gérer la maison ensuite ?',
          answer: 'Oui, au niveau de service choisi. Vous pouvez aussi commencer par une estimation.',
        },
      ],
      inquiryTitle: 'Dites-nous ce que vous cherchez',
      inquiryText: 'Nous répondons avec des maisons qui conviennent et ce qu’elles pourraient rapporter.',
    },
    renovate: {
      title: 'Rénovez ce que l’on remarque et ce qui dure',
      lead: 'Des projets planifiés autour de vos semaines louées, avec devis, accords et photos dans votre portail.',
      action: 'Commencer le projet',
      stepsTitle: 'Le déroulement d’un projet',
      steps: [
        {
          title: 'Programme Home Vision',
          text: 'Nous parcourons la maison avec vous et classons les projets par coût et par ce que paient les voyageurs.',
        },
        {
          title: 'Des devis comparables',
          text: 'Des prestataires assurés chiffrent la même chose. Vous approuvez avant le début.',
        },
        {
          title: 'Des travaux entre les séjours',
          text: 'Nous planifions autour des réservations et montrons chaque étape en photos.',
        },
      ],
      questions: [
        {
          question: 'Vais-je perdre des semaines ?',
          answer:
            'Nous planifions sur les nuits libres et hors saison. Aucun séjour réservé n’est déplacé sans l’accord du voyageur.',
        },
        {
          question: 'Qui répond des travaux ?',
          answer: 'Des prestataires agréés et assurés, avec un périmètre écrit. Tout avenant requiert votre accord.',
        },
        {
          question: 'Puis-je payer avec le loyer ?',
          answer: 'Oui. Les factures peuvent être réglées depuis votre compte, et vous voyez chacune avant.',
        },
      ],
      inquiryTitle: 'Parlez-nous du projet',
      inquiryText: 'Nous répondons avec la prochaine étape et une heure de visite.',
    },
  },
})
