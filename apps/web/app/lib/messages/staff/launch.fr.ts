import { translation } from '../words.ts'
import type { launchWords } from './launch.ts'

export const fr = translation<typeof launchWords>({
  title: 'Premiers pas',
  lead: 'Chaque étape montre ce qui est vraiment là. Partez et revenez quand vous voulez : rien n’est perdu.',
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
      text: 'Réglez les trois clés STRIPE sur le serveur. Nous demandons à Stripe s’il les accepte.',
    },
    bank: {
      title: 'Comptes bancaires',
      text: 'Le compte fiduciaire paie les propriétaires. Réglez ACH_ROUTING, ACH_BANK et ACH_COMPANY_ID, ou PAYOUTS_BY=stripe, sur le serveur.',
    },
    destination: { title: 'Première destination', text: 'Le premier lieu où vous gérez une maison.' },
    agreements: { title: 'Contrats', text: 'Faites relire nos modèles par votre conseil et consignez la relecture.' },
    taxes: {
      title: 'Taxes et frais',
      text: 'Qui perçoit la taxe de séjour là où sont vos maisons, et ce que vous facturez pour le ménage et le service.',
    },
    team: {
      title: 'Équipe',
      text: 'Invitez une deuxième personne : versements et remboursements au-delà de vos limites en demandent deux.',
    },
  },
  details: {
    outbox: 'Aucun serveur de messagerie : les e-mails restent dans la boîte d’envoi.',
    smtp: 'Un serveur de messagerie est réglé.',
    sandbox: 'Bac à sable : les cartes ne sont pas débitées.',
    stripe_test: 'Stripe répond, en mode test.',
    stripe_live: 'Stripe répond, en mode réel.',
    stripe_refused: 'Stripe refuse ces clés.',
    stripe_unreachable: 'Stripe ne répond pas pour le moment.',
    payouts_sandbox: 'Bac à sable : les versements n’arrivent à personne.',
    bank_unnamed: 'Les versements partent en fichiers bancaires, mais aucune banque n’y est nommée.',
    bank_file: 'Les versements partent en fichiers de votre banque.',
    stripe_connect: 'Les versements partent par Stripe.',
  },
  counts: {
    brand: '{count, plural, one {1 marque} other {# marques}}',
    regions: '{count, plural, one {1 État ou pays} other {# États et pays}}',
    destination: '{count, plural, one {une destination} other {# destinations}}',
    agreements: '{count, plural, one {1 texte attend une relecture} other {# textes attendent une relecture}}',
    taxes: '{count, plural, one {1 autorité fiscale} other {# autorités fiscales}}',
    team: '{count, plural, one {1 personne} other {# personnes}}',
  },
})
