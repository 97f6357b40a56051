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
      text: 'Réglez SMTP_URL et MAIL_FROM sur le serveur, puis envoyez-vous un e-mail de test.',
    },
    payments: {
      title: 'Passerelle de paiement',
      text: 'Définissez les trois clés STRIPE sur le serveur. Nous les vérifions auprès de Stripe.',
    },
    bank: {
      title: 'Comptes bancaires',
      text: 'Le compte fiduciaire paie les propriétaires. Réglez ACH_ROUTING, ACH_BANK et ACH_COMPANY_ID, ou PAYOUTS_BY=stripe, sur le serveur.',
    },
    destination: { title: 'Première destination', text: 'Le premier lieu où vous gérez une maison.' },
    agreements: { title: 'Contrats', text: 'Faites relire les modèles par un avocat, puis enregistrez la relecture.' },
    taxes: {
      title: 'Taxes et frais',
      text: 'Qui perçoit la taxe de séjour là où sont vos maisons, et vos frais de ménage et de service.',
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
    agreements: '{count, plural, one {1 contrat à relire} other {# contrats à relire}}',
    taxes: '{count, plural, one {1 autorité fiscale} other {# autorités fiscales}}',
    team: '{count, plural, one {1 personne} other {# personnes}}',
  },
})
