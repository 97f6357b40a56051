import { translation } from '../words.ts'
import type { launchWords } from './launch.ts'

export const fr = translation<typeof launchWords>({
  title: 'Premiers pas',
  lead: 'Chaque étape montre votre configuration actuelle. Partez quand vous voulez ; votre avancement est enregistré.',
  allDone: 'Tout est prêt pour la première réservation.',
  progress: '{done} sur {of} terminées',
  done: 'Terminé',
  open: 'À faire',
  test: 'M’envoyer un e-mail de test',
  testSent: 'E-mail de test envoyé à {email}',
  sample: {
    title: 'Données d’exemple',
    deletesHomes:
      'Des données d’exemple sont chargées. Les supprimer efface aussi les logements ajoutés maintenant : supprimez-les d’abord.',
    offer:
      'Découvrez Porchlight avec {homes} maisons d’exemple, des propriétaires, des voyageurs et un an de réservations. Vous pourrez tout supprimer en une fois avant de démarrer.',
    explore: 'Découvrir avec des exemples',
    empty: 'Commencer à vide',
    declined: 'Vous avez commencé sans données d’exemple.',
    loading: 'Les données d’exemple se chargent. Vous pouvez poursuivre les étapes ci-dessous.',
    progress: 'Chargement des données d’exemple',
    ready:
      '{homes, plural, one {# maison d’exemple} other {# maisons d’exemple}} et {bookings, plural, one {# réservation} other {# réservations}} sont prêtes.',
    accounts:
      'Connectez-vous avec owner@demo.porchlight.test ou guest@demo.porchlight.test et le mot de passe Porch-light-2026.',
    failed: 'Les données d’exemple n’ont pas pu être chargées en entier. Supprimez-les, puis réessayez.',
    remove: 'Supprimer les exemples',
    removeTitle: 'Supprimer toutes les données d’exemple ?',
    removeText:
      'Ceci efface {homes, plural, one {# maison} other {# maisons}} et {bookings, plural, one {# réservation} other {# réservations}} avec tout ce qui en dépend, et ce que vous avez ajouté entre-temps : maisons, tarifs, taxes et frais.',
    ownHomes:
      '{homes, plural, one {Votre équipe a ajouté une maison : {names}. Elle est supprimée aussi.} other {Votre équipe a ajouté # maisons : {names}. Elles sont supprimées aussi.}}',
    ownHomesConfirm: '{homes, plural, one {Supprimer aussi cette maison} other {Supprimer aussi ces maisons}}',
    ownHomesMissing: 'Confirmez la suppression de ces maisons ou gardez les données d’exemple.',
    removeStays:
      'Votre entreprise, vos marques, messagerie, paiements, comptes bancaires, contrats, limites d’approbation et les comptes de personnes réelles restent.',
    confirmLabel: 'Tapez {word} pour confirmer',
    confirmWrong: 'Tapez {word} pour confirmer',
    keep: 'Garder les exemples',
    close: 'Fermer',
    removedToast: 'Données d’exemple supprimées',
    proof:
      'Données d’exemple supprimées par {by} le {time} : {removed, number} lignes effacées, {tables, number} tables vérifiées, {remaining, number} lignes restantes.',
    obstacles: {
      public_server:
        'Les données d’exemple ne sont proposées que sur un serveur joignable de cette seule machine, car leurs mots de passe sont publics.',
    },
  },
  steps: {
    company: { title: 'Entité juridique', text: 'L’entreprise qui signe les contrats et tient les livres.' },
    brand: { title: 'Marque', text: 'Le nom et l’apparence de votre site public, qui ouvre avec la première marque.' },
    contact: { title: 'Coordonnées', text: 'L’e-mail et le téléphone où voyageurs et propriétaires vous joignent.' },
    books: {
      title: 'Fuseau horaire et devise',
      text: 'L’horloge et la devise de vos livres. Fixes dès que de l’argent a circulé.',
    },
    regions: { title: 'États et licences', text: 'Où vous exercez et quelles licences vous y détenez.' },
    mail: {
      title: 'Expéditeur des e-mails',
      text: 'Votre serveur de messagerie et l’expéditeur visible. Envoyez-vous un e-mail de test.',
    },
    payments: {
      title: 'Passerelle de paiement',
      text: 'Saisissez les clés de votre compte Stripe. Nous les vérifions auprès de Stripe.',
    },
    bank: {
      title: 'Comptes bancaires',
      text: 'Le compte séquestre qui garde l’argent des voyageurs et paie les propriétaires, et votre compte d’exploitation.',
    },
    destination: { title: 'Première destination', text: 'Le premier lieu où vous gérez une maison.' },
    levels: {
      title: 'Niveaux de service',
      text: 'Les formules proposées aux propriétaires, avec commission et contenu.',
    },
    policies: {
      title: 'Conditions d’annulation',
      text: 'Ce que les voyageurs récupèrent s’ils annulent. Utilisez les nôtres ou écrivez les vôtres.',
    },
    agreements: { title: 'Contrats', text: 'Faites relire les modèles par un avocat, puis enregistrez la relecture.' },
    taxes: {
      title: 'Taxes',
      text: 'Qui perçoit la taxe de séjour là où sont vos maisons.',
    },
    fees: {
      title: 'Frais',
      text: 'Vos frais de ménage et de service, ou la mention que vous n’en demandez pas. Une maison peut s’en écarter.',
    },
    messages: {
      title: 'Messages aux voyageurs',
      text: 'Lisez les messages que nous avons écrits pour avant, pendant et après le séjour, et activez ceux que vous voulez.',
    },
    team: {
      title: 'Équipe',
      text: 'Invitez une seconde personne : versements et remboursements au-delà de vos limites demandent deux approbateurs.',
    },
  },
  details: {
    outbox: 'Aucun serveur de messagerie : les e-mails restent dans la boîte d’envoi.',
    smtp: 'Serveur de messagerie configuré.',
    sandbox: 'Bac à sable : les cartes ne sont pas débitées.',
    stripe_test: 'Connecté à Stripe en mode test.',
    stripe_live: 'Connecté à Stripe en mode réel.',
    stripe_refused: 'Stripe a rejeté ces clés. Vérifiez-les sur le serveur.',
    stripe_unreachable: 'Stripe ne répond pas. Réessayez plus tard.',
    payouts_sandbox: 'Bac à sable : aucun versement n’est envoyé.',
    bank_unnamed: 'Les versements passent par des fichiers bancaires, mais aucune banque n’est configurée.',
    bank_file: 'Les versements passent par des fichiers de votre banque.',
    stripe_connect: 'Les versements passent par Stripe.',
  },
  counts: {
    brand: '{count, plural, one {1 marque} other {# marques}}',
    regions: '{count, plural, one {1 État ou pays} other {# États et pays}}',
    destination: '{count, plural, one {une destination} other {# destinations}}',
    levels: '{count, plural, one {1 niveau proposé} other {# niveaux proposés}}',
    policies: '{count, plural, one {1 politique} other {# politiques}}',
    agreements: '{count, plural, one {1 contrat à relire} other {# contrats à relire}}',
    taxes: '{count, plural, one {1 autorité fiscale} other {# autorités fiscales}}',
    messages: '{count, plural, =0 {Aucun n’est actif} one {1 message actif} other {# messages actifs}}',
    team: '{count, plural, one {1 personne} other {# personnes}}',
  },
})
